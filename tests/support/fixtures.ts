/** Hand-made views for tests of sections and templates. Nothing here comes from the real content. */
import type { Document } from '@contentful/rich-text-types';
import { looks } from '../../src/content/looks';
import { pageRules } from '../../src/content/pageKinds';
import type {
  BlogView,
  ContactInfoView,
  FaqView,
  FilesFieldView,
  FormTexts,
  FormView,
  HighlightView,
  MapView,
  MembershipView,
  PersonView,
  PageBase,
  PageView,
  Picture,
  PostCard,
  PostView,
  ProjectCard,
  ProjectView,
  LookName,
  SectionView,
  ServiceCard,
  EmergencyView,
  ServiceView,
  SiteFacts,
  SiteTexts,
  TestimonialView,
  TextItem,
  UiTexts,
} from '../../src/content/views';
import { document, node, paragraph, words } from './richText';

/** A rich-text document of one paragraph. */
export const prose = (text: string): Document => document(paragraph(text));

export const facts: SiteFacts = {
  company: 'Oak & Sons',
  city: 'Elmwood',
  state: 'Vermont',
  stateCode: 'VT',
  hours: '24/7',
  phone: { display: '(802) 555-0199', dashed: '802-555-0199', href: 'tel:+18025550199' },
  typedLinks: [],
  towns: ['Ashford', 'Birchton'],
  otherWays: [],
  proof: [],
};

/** Every text is its own name in brackets, so that a test sees where it is used. */
const named = <T extends object>(lists: Partial<T> = {}): T =>
  new Proxy({} as T, {
    get: (_target, key) =>
      typeof key === 'string' ? (lists[key as keyof T] ?? `{${key}}`) : undefined,
  });

export const ui: UiTexts = named<UiTexts>();

export const siteTexts: SiteTexts = { facts, ui };

export const picture: Picture = {
  alt: 'A tree',
  src: '/pictures/tree-1200.jpg',
  width: 1200,
  height: 800,
  sources: [{ type: 'image/webp', srcSet: '/pictures/tree-480.webp 480w' }],
};

export const card = (index: number, more: Partial<ServiceCard> = {}): ServiceCard => ({
  title: `Service ${index}`,
  linkTitle: `Short ${index}`,
  href: `/service-${index}/`,
  icon: 'leaf',
  drawing: 'tree-pruning',
  text: `Text ${index}`,
  emergency: false,
  ...more,
});

export const urgentCard = card(0, { title: 'Storm service', href: '/storm/', emergency: true });

export const cards = (count: number): readonly ServiceCard[] =>
  Array.from({ length: count }, (_, index) => card(index + 1));

export const faqs = (count: number): readonly FaqView[] =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}?`,
    answer: prose(`Answer ${index + 1}.`),
    anchor: `question-${index + 1}`,
  }));

const highlights: readonly HighlightView[] = [
  { numeral: { number: '12', sign: '+' }, name: 'years', icon: 'leaf' },
  { numeral: { number: '90', sign: '%' }, name: 'sunny' },
  { numeral: { number: '24/7' }, name: 'awake' },
];

export const items: readonly TextItem[] = [
  { heading: document(words('First')), body: prose('One.') },
  {
    heading: document(
      words('Call ', 'strikethrough'),
      node('hyperlink', [words(facts.phone.display)], { uri: facts.phone.href, isNumber: true }),
    ),
    body: prose('Two.'),
  },
  { heading: document(words('Third')) },
];

const testimonials: readonly TestimonialView[] = [
  { name: 'Ann B.', title: 'Ashford', quote: 'Good.', longQuote: false, initials: 'AB', tone: 0 },
  { name: 'Cy D.', quote: 'Better.', longQuote: true, initials: 'CD', tone: 1 },
];

const people: readonly PersonView[] = [
  {
    name: 'Ann B.',
    role: 'Climber',
    portrait: picture,
    initials: 'AB',
    tone: 0,
    credential: { label: 'License 7', href: 'https://register.example/7' },
    words: 'Up since March.',
  },
  { name: 'Cy D.', initials: 'CD', tone: 1, credential: { label: 'Certificate 8' } },
];

const memberships: readonly MembershipView[] = [
  { label: 'Tree Guild', logo: picture, href: 'https://guild.example/oak' },
  { label: 'Town Chamber' },
];

const projects: readonly ProjectCard[] = [
  {
    title: 'A split maple',
    href: '/projects/split-maple/',
    about: [
      { label: 'Service 1', href: '/service-1/' },
      { label: 'Ashford', href: '/service-area/ashford/' },
      { label: 'May 2024' },
    ],
    picture,
  },
  { title: 'Two oaks', href: '/projects/two-oaks/', about: [] },
];

const contactInfo: readonly ContactInfoView[] = [
  {
    heading: 'By phone',
    icon: 'phone',
    line1: 'At any hour.',
    line2: facts.phone.display,
    line3: 'Really.',
    href: facts.phone.href,
  },
  { heading: 'In town', line2: 'Elmwood' },
];

export const map: MapView = {
  quoteHref: '/contact/#quote',
  linkUrl: 'https://maps.example/elmwood',
  city: 'Elmwood',
  isDrawn: false,
  towns: [
    { name: 'Ashford', zips: ['05001'], villages: ['Dale'], href: '/service-area/ashford/' },
    { name: 'Birchton', zips: [], villages: [] },
  ],
};

export const filesField: FilesFieldView = {
  kind: 'files',
  name: 'file',
  accept: 'image/*,.pdf',
  texts: {
    ...{ label: 'Your files', remove: 'Away with', added: 'of five', tooMany: 'Too many' },
    wrongType: 'is odd',
  },
};

/** A form with a field of each kind. */
export const form: FormView = {
  name: 'elmwood-form',
  fields: [
    {
      kind: 'text',
      name: 'name',
      required: true,
      autoComplete: 'name',
      texts: { label: 'Your name', placeholder: 'Name*' },
    },
    {
      kind: 'long',
      name: 'comment',
      autoComplete: 'off',
      texts: { label: 'Your words', hint: 'What you see' },
    },
    filesField,
  ],
  more: {
    label: 'And more',
    fields: [
      {
        kind: 'choice',
        name: 'service',
        texts: { label: 'Your wish', notChosen: 'None', callFirst: 'Call first' },
        options: [{ title: 'Now' }, { title: 'Later' }],
      },
      {
        kind: 'town',
        name: 'town',
        texts: { label: 'Your town', served: 'Yes', unknown: 'Ask us' },
        towns: [{ name: 'Elmwood', zips: [], villages: [] }],
      },
    ],
  },
  texts: named<FormTexts>(),
};

type RequiredKey<View> = View extends View
  ? { readonly [K in keyof View]-?: undefined extends View[K] ? never : K }[keyof View]
  : never;

/** Has a name so that the compiler says what a look with data of its own still needs. */
type DataOfEachLook = { readonly [K in RequiredKey<SectionView>]: unknown };

const sectionIn = (look: LookName) => ({
  id: `section-${look.toLowerCase()}`,
  look,
  heading: `Heading of ${look}`,
  intro: `Intro of ${look}`,
  body: prose(`Body of ${look}`),
  picture,
  pictureCaption: `Caption of ${look}`,
  button: { label: `Button of ${look}`, href: '/services/' },
  call: { label: `Call of ${look}` },
  highlights,
  services: cards(8),
  items,
  faqs: faqs(3),
  several: false,
  asks: true,
  testimonials,
  people,
  memberships,
  projects,
  filters: [
    { label: 'Service 1', href: '/service-1/#work' },
    { label: 'Ashford', href: '/service-area/ashford/#work' },
  ],
  contactInfo,
  map,
  mapId: 'map',
  form,
  numeral: { number: '10', sign: '+' },
  numeralNote: 'years',
});

/** One section of every look, each with everything it can show. */
export const everySection = (Object.keys(looks) as LookName[]).map((look) => {
  const section = sectionIn(look);
  return section satisfies DataOfEachLook;
});

/** The section of a look, some of it replaced. */
export const sectionOf = <L extends LookName>(
  look: L,
  more: Partial<SectionView<L>> = {},
): SectionView<L> => {
  const found = everySection.find((section) => section.look === look);
  return { ...found, ...more } as SectionView<L>;
};

const pageBase: PageBase = {
  path: '/page/',
  menuHref: '/page/',
  seo: {
    title: 'Title',
    description: 'Description',
    canonical: 'https://example.com/page/',
    siteName: facts.company,
    type: 'website',
    image: { url: 'https://example.com/share.jpg', width: 1200, height: 630, alt: '' },
    keywords: [],
    feed: true,
    index: true,
    graph: '{}',
  },
  crumbs: [{ label: 'Start', href: '/' }, { label: 'Here' }],
  head: { heading: 'Title' },
  sections: [],
  quoteHref: '/contact/#quote',
  barLink: { label: ui.callBarQuote, href: '/contact/#quote' },
};

export const page = (kind: PageView['kind'], more: Partial<PageView> = {}): PageView => {
  const text = { body: prose(`Body of ${kind}`), picture, pictureCaption: 'Look up' };
  const isBelowTop = pageRules(kind).text === 'belowTop';
  return {
    ...pageBase,
    kind,
    head: {
      heading: `Top of ${kind}`,
      intro: `Words of ${kind}`,
      callText: 'Call at any hour:',
      call: { label: 'Call now', note: 'for [Immediate] help' },
      link: { label: 'Ask for a quote', href: '/contact/#quote' },
      ...(isBelowTop ? {} : text),
    },
    sections: [],
    ...(isBelowTop ? text : {}),
    ...more,
  };
};

const closing: ServiceView['closing'] = {
  ...{ look: 'contactBlock', id: 'contact', contactInfo },
  ...{ heading: 'Not sure?', intro: 'We look at it with you.' },
};

export const service = (more: Partial<ServiceView> = {}): ServiceView => ({
  ...pageBase,
  path: '/service-2/',
  layout: 'standard',
  contents: [{ label: 'What sets the price', href: '#price' }],
  head: {
    heading: 'Pruning in Elmwood',
    intro: 'Careful cuts.',
    call: { label: 'Call now' },
    link: { label: 'Ask for a quote', href: '/contact/#quote' },
    picture,
  },
  body: prose('Why we prune.'),
  services: cards(3),
  sections: [],
  closing,
  ...more,
});

export const emergency = (more: Partial<EmergencyView> = {}): EmergencyView => ({
  ...pageBase,
  path: '/storm/',
  layout: 'emergency',
  head: { heading: 'Tree down?', call: { label: 'Call us now' }, picture },
  body: prose('Why we prop it.'),
  services: cards(3),
  sections: [],
  answering: [],
  closing,
  ...more,
});

export const post = (index: number, more: Partial<PostCard> = {}): PostCard => ({
  title: `Post ${index}`,
  href: `/blog/post-${index}/`,
  excerpt: `Excerpt ${index}`,
  date: `2024-01-0${index}`,
  dateText: `January ${index}, 2024`,
  picture,
  ...more,
});

export const project = (more: Partial<ProjectView> = {}): ProjectView => ({
  ...pageBase,
  path: '/projects/split-maple/',
  head: { heading: 'A split maple', intro: 'Two cables.', call: { label: 'Call now' } },
  about: [{ label: 'Service 1', href: '/service-1/' }, { label: 'Ashford' }, { label: 'May 2024' }],
  pair: [picture, picture],
  pictures: [picture],
  words: {
    ...{ name: 'Ann B.', quote: 'Good.', longQuote: false, initials: 'AB', tone: 0 },
    source: { label: 'Google, May 2024', href: 'https://reviews.example/1' },
  },
  sections: [],
  ...more,
});

export const blog = (more: Partial<BlogView> = {}): BlogView => ({
  ...page('blog'),
  kind: 'blog',
  posts: [post(1), post(2), post(3)],
  topics: [{ label: 'Oaks', href: '/blog/topic/oaks/' }],
  pageNumber: 1,
  ...more,
});

export const article = (more: Partial<PostView> = {}): PostView => ({
  ...pageBase,
  path: '/blog/post-1/',
  head: { heading: 'Post 1', picture, pictureCaption: 'Snow' },
  date: '2024-01-01',
  dateText: 'January 1, 2024',
  body: prose('Once upon a time.'),
  contents: [],
  topics: [{ label: 'Oaks', href: '/blog/topic/oaks/' }],
  mail: { label: 'By e-mail', href: 'mailto:?subject=Post%201' },
  recentExcept: '/blog/post-1/',
  ...more,
});
