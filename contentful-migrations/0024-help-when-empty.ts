import { changeHelp, changeTypes, type TypeInSpace } from './helpers/change';

/** Help texts that did not say what an empty field does, and fields that show nothing then. */
const SHOWS_NOTHING: Readonly<Record<string, readonly string[]>> = {
  siteConfig: ['serviceTowns', 'postalCode', 'keywords'],
  page: ['callText', 'intro', 'callNote', 'picture', 'body'],
  section: ['intro', 'picture', 'pictureCaption', 'numeral', 'numeralNote', 'callNote'],
  service: [
    'description',
    'overview',
    'intro',
    'callNote',
    'picture',
    'pictureCaption',
    'warning',
    'steps',
    'bannerText',
  ],
  testimonial: ['title'],
  contactInfo: ['infoBody02'],
  blogPost: ['tags'],
  menuText: ['badgeNote', 'footerText1', 'footerText2', 'hoursNote', 'footerText'],
  formText: ['photosHint'],
  interfaceText: ['bannerNote', 'needText', 'blockText', 'mapCaption'],
  callout: ['text'],
};

/** Fields that show the text the site came with. */
const SHOWS_DEFAULT: Readonly<Record<string, readonly string[]>> = {
  page: ['heading'],
  section: ['heading', 'body'],
  service: ['stepsHeading', 'body'],
  blogPost: ['body'],
  diagram: ['labels'],
};

/** Types whose other fields all do, with those whose help says so already. */
const SHARED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  menuText: ['name', 'quoteHref'],
  formText: ['name', 'commentHint'],
  interfaceText: ['name'],
};

const SEARCH_DESCRIPTION = [
  'metaDescription',
  'One or two sentences that make somebody want to read on. 70 to 160 characters.',
  'Empty: made from the text of the page.',
] as const;

/** Fields with a sentence of their own: id, help until now, what is added to it. */
const OWN_WORDS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  page: [
    [
      'slug',
      'The part after the website name, for example about. The home page has none. When you change it, the old address keeps working.',
      'Empty: the address the page came with, or made from its name.',
    ],
    SEARCH_DESCRIPTION,
  ],
  service: [SEARCH_DESCRIPTION],
  blogPost: [
    [
      'excerpt',
      'Two or three sentences for the list of posts.',
      'Empty: the first words of the article.',
    ],
    SEARCH_DESCRIPTION,
  ],
  menuText: [['quoteHref', 'For example /contact/#quote.', 'Empty: the form on the contact page.']],
};

const addSentence = (type: TypeInSpace, id: string, sentence: string): void => {
  const help = String(type.controls.get(id)?.settings?.helpText ?? '');
  if (help !== '' && !help.includes('Empty:')) changeHelp(type, id, help, `${help} ${sentence}`);
};

const sayWhatEmptyDoes = (id: string, type: TypeInSpace): void => {
  const nothing = SHOWS_NOTHING[id] ?? [];
  const known = SHARED_TEXTS[id];
  const rest = type.fields.map((field) => field.id).filter((field) => !known?.includes(field));
  for (const field of nothing) addSentence(type, field, 'Empty: nothing is shown.');
  for (const [field, before, added] of OWN_WORDS[id] ?? [])
    changeHelp(type, field, before, `${before} ${added}`);
  for (const field of SHOWS_DEFAULT[id] ?? (known ? rest : []))
    addSentence(type, field, 'Empty: the text the site came with, if any.');
};

const TYPES = [
  ...new Set([SHOWS_NOTHING, SHOWS_DEFAULT, SHARED_TEXTS, OWN_WORDS].flatMap(Object.keys)),
];

/** Every help text says what visitors see while its field is empty. */
export default changeTypes(
  Object.fromEntries(TYPES.map((id) => [id, (type) => sayWhatEmptyDoes(id, type)])),
);
