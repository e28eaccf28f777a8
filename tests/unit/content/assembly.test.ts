/** What pages and menus are given, beyond what single functions make of a text. */
import { firstWords } from '../../../src/content/assemble/seo';
import { addNode, type Node, type SiteOptions } from '../../support/content';
import { document, paragraph } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const { made } = seeded;
const single = (type: 'siteConfig' | 'menuText'): Node => {
  const [node] = seeded.space[type].nodes;
  if (!node) throw new Error(`The space has no ${type}.`);
  return node;
};
const home = () => {
  const page = made().site.pages.find(({ path }) => path === '/');
  if (!page) throw new Error('There is no home page.');
  return page;
};

describe('sections', () => {
  it('have addresses of their own on the page, the form the one that buttons go to', () => {
    for (const node of seeded.space.section.nodes) node.heading = 'The same';
    for (const { sections } of made().site.pages) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('main');
    }
    const contact = made().site.pages.find(({ kind }) => kind === 'contact');
    expect(contact?.sections.find(({ layout }) => layout === 'contactForm')?.id).toBe('quote');
  });

  it('send a message without script to the page of thanks, wherever it is, if there is one', () => {
    const thanksPath = () =>
      made()
        .site.pages.flatMap(({ sections }) => sections)
        .flatMap((section) => (section.layout === 'contactForm' ? [section.thanksPath] : []));
    expect(thanksPath()).toEqual(['/thank-you/']);
    const thanks = seeded.space.page.nodes.find(({ slug }) => slug === 'thank-you');
    if (thanks) thanks.slug = 'message-sent';
    expect(thanksPath()).toEqual(['/message-sent/']);
    seeded.space.page.nodes = seeded.space.page.nodes.filter((node) => node !== thanks);
    expect(thanksPath()).toEqual([undefined]);
  });

  it('that are hidden are nowhere on the page, and told as hidden', () => {
    const node = seeded.space.section.nodes.find(({ layout }) => layout === 'Testimonials');
    if (!node) throw new Error('The home page has testimonials.');
    expect(home().sections.map(({ layout }) => layout)).toContain('testimonials');
    node.hidden = true;
    expect(home().sections.map(({ layout }) => layout)).not.toContain('testimonials');
    const blocks = made().site.blocks.filter(({ entryId }) => entryId === node.contentful_id);
    expect(new Set(blocks.map(({ origin }) => origin))).toEqual(new Set(['hidden']));
  });

  it('with a look that the site does not know are left out, and told', () => {
    const page = seeded.space.page.nodes.find(({ kind }) => kind === 'home');
    const [node] = seeded.space.section.nodes;
    if (!page || !node) throw new Error('The home page has sections.');
    const count = home().sections.length;
    seeded.space.section.nodes.push({ ...node, contentful_id: 'own', layout: 'toString' });
    page.sections = [...(page.sections as readonly string[]), 'Entry:own'];
    expect(home().sections).toHaveLength(count);
    const told = made().problems.filter(({ entryId }) => entryId === 'own');
    expect(told.map(({ message }) => message)).toContainEqual(expect.stringContaining('not shown'));
  });

  it('that list services show the first text that each has, and leave out who lacks the only one', () => {
    const [service, ...others] = seeded.space.service.nodes;
    if (!service) throw new Error('The site has services.');
    for (const other of others) other.about = null;
    Object.assign(service, { about: 'How', overview: null, description: 'Short' });
    const services = made()
      .site.pages.flatMap(({ sections }) => sections)
      .flatMap((section) =>
        'services' in section && section.layout !== 'contactForm'
          ? [[section.layout, section.services] as const]
          : [],
      );
    const textsIn = (look: string): readonly unknown[] =>
      services.flatMap(([layout, list]) => (layout === look ? list.map(({ text }) => text) : []));
    expect(textsIn('aboutServices')).toEqual(['How']);
    expect(textsIn('servicesIndex')).toContain('Short');
  });

  it('that have nothing to show are not on the page, and staff are told why', () => {
    const steps = seeded.space.section.nodes.find(
      ({ layout }) => layout === 'Steps, one after the other',
    );
    if (!steps) throw new Error('The site has steps.');
    steps.body = JSON.stringify(document(paragraph('No step begins here.')));
    const { site, problems } = made();
    const { pages, blocks } = site;
    const layouts = pages.flatMap(({ sections }) => sections.map(({ layout }) => layout));
    expect(layouts).not.toContain('steps');
    expect(blocks.filter(({ entryId }) => entryId === steps.contentful_id)).toEqual([]);
    const told = problems.filter(({ entryId }) => entryId === steps.contentful_id);
    expect(told.map(({ field, message }) => [field, message])).toEqual([
      ['body', expect.stringContaining('before its first heading is left out')],
      [undefined, expect.stringContaining('has nothing to show as “Steps, one after the other”')],
    ]);
  });

  it('tell staff of a field that their look has no place for', () => {
    const banner = seeded.space.section.nodes.find(({ layout }) => layout === 'Call banner');
    if (!banner) throw new Error('The site has a call banner.');
    banner.body = JSON.stringify(document(paragraph('Nobody reads this.')));
    expect(made().problems).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        entryId: banner.contentful_id,
        field: 'body',
        message:
          '“Text” is filled in, but a section that looks like “Call banner” does not show it. Choose another look or empty the field.',
      }),
    );
  });

  const text = JSON.stringify(document(paragraph('Nobody reads this.')));

  it.each([
    ['service', 'tree-pruning', 'steps', { steps: text }],
    ['page', 'blog', 'body', { body: text }],
    ['blogPost', 'sustainable-tree-care', 'imageCaption', { image: null, imageCaption: 'An oak' }],
  ] as const)(
    'a %s (%s) tells staff of %s that its page does not show',
    (type, slug, field, own) => {
      const told = (): readonly object[] =>
        made().problems.filter(({ message }) => message.includes('its page does not show it'));
      expect(told()).toEqual([]);
      const node = seeded.space[type].nodes.find((one) => one.slug === slug);
      if (!node) throw new Error(`The space has no ${slug}.`);
      Object.assign(node, own);
      expect(told()).toEqual([
        expect.objectContaining({ severity: 'warning', entryId: node.contentful_id, field }),
      ]);
    },
  );

  it('stand in the order of the page, and questions in their own', () => {
    const page = seeded.space.page.nodes.find(({ kind }) => kind === 'home');
    const layouts = home().sections.map(({ layout }) => layout);
    if (page) page.sections = [...(page.sections as readonly string[])].reverse();
    expect(home().sections.map(({ layout }) => layout)).toEqual(layouts.reverse());
    seeded.space.faq.nodes.forEach((node, index) => {
      node.order = -index;
      node.question = 'The same?';
    });
    for (const node of seeded.space.section.nodes) node.heading = 'The same';
    const [faq] = home().sections.flatMap((section) =>
      section.layout === 'faq' ? section.faqs : [],
    );
    expect(faq?.anchor).toMatch(/^the-same-\d+$/);
    const ids = home().sections.flatMap((section) => [
      section.id,
      ...(section.layout === 'faq' ? section.faqs.map(({ anchor }) => anchor) : []),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show a button only when it has both words and somewhere to go', () => {
    const hrefs = ['/about', 'javascript:alert(1)', null];
    const buttons = hrefs.map((href) => {
      for (const node of seeded.space.section.nodes) {
        node.buttonLabel = 'Read on';
        node.buttonHref = href;
      }
      return home().sections[0]?.button;
    });
    expect(buttons).toEqual([{ label: 'Read on', href: '/about/' }, undefined, undefined]);
  });
});

describe('texts and e-mail', () => {
  const ways = () => made().site.pages[0]?.facts.otherWays;
  const blocks = () =>
    made().site.services[0]?.contactInfo.flatMap(({ href = '' }) => href.split(':')[0] ?? []);

  it('are offered only where the company has told them', () => {
    expect(ways()).toEqual([]);
    Object.assign(single('siteConfig'), { textNumber: '(860) 555-0111', email: 'a@example.com' });
    expect(ways()?.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^sms:\+18605550111\?&body=\w+/),
      'mailto:a@example.com',
    ]);
    expect(blocks()).toEqual(['tel', '', '', 'sms', 'mailto']);
  });

  it('stand once among the contact blocks', () => {
    single('siteConfig').email = 'a@example.com';
    const [block] = seeded.space.contactInfo.nodes;
    if (block) block.link = 'mailto:a@example.com';
    expect(blocks()?.filter((scheme) => scheme === 'mailto')).toHaveLength(1);
  });
});

describe('counting visits', () => {
  it.each([
    ['off', 'does not count', false],
    ['on', 'counts visits with', false],
    ['asked', 'only if you say yes', true],
  ] as const)('%s: the privacy page says so', (counting, words, asks) => {
    const { pages, footer } = made({ settings: { counting } }).site;
    const privacy = JSON.stringify(pages.find(({ path }) => path === '/privacy/')?.body);
    expect(privacy).toContain(words);
    expect(privacy).not.toContain('counting}}');
    expect(footer.consent !== undefined).toBe(asks);
  });

  it('is told as a text of the page also where its token is not written exactly', () => {
    const about = seeded.space.page.nodes.find(({ slug }) => slug === 'about');
    if (about) about.body = JSON.stringify(document(paragraph('{counting}')));
    const { blocks } = made().site;
    expect(
      blocks.some(({ path, contentType }) => path === '/about/' && contentType === 'consentText'),
    ).toBe(true);
  });
});

describe('proof', () => {
  const proof = () => made().site.pages[0]?.facts.proof;

  it('is what staff have filled in, each with where it can be looked up', () => {
    expect(proof()).toEqual([]);
    Object.assign(single('siteConfig'), {
      licenseNumber: 'S-1',
      licenseRegister: 'https://register.example/S-1',
      insurer: 'Elm Mutual',
      rating: '4.8 of 5 from 61 reviews',
    });
    // A rating that nobody can look up is none.
    expect(proof()?.map(({ text }) => text)).toEqual([
      'Connecticut arborist license S-1',
      'Insurance certificate: Elm Mutual',
    ]);
    seeded.space.asset.nodes.push({ contentful_id: 'certificate', url: 'https://a.example/c.pdf' });
    Object.assign(single('siteConfig'), {
      ratingSource: 'javascript:alert(1)',
      insuranceCertificate: ['Asset:certificate'],
    });
    expect(proof()?.map(({ href }) => href)).toEqual([
      'https://register.example/S-1',
      'https://a.example/c.pdf',
    ]);
    single('siteConfig').ratingSource = 'https://reviews.example/';
    expect(proof()?.[2]).toEqual({
      icon: 'star',
      text: '4.8 of 5 from 61 reviews',
      href: 'https://reviews.example/',
    });
  });

  it('of own work needs both pictures', () => {
    const [node] = seeded.space.service.nodes;
    const work = () =>
      made().site.services.find(({ path }) => path === `/${String(node?.slug)}/`)?.work;
    Object.assign(node ?? {}, { pictureBefore: node?.picture, workCaption: 'Deadwood out.' });
    expect(work()).toBeUndefined();
    if (node) node.pictureAfter = node.picture;
    expect(work()?.caption).toBe('Deadwood out.');
  });
});

describe('menus', () => {
  const labels = (which: 'header' | 'footer') => made().site[which].links.map(({ label }) => label);

  it('leave out what is hidden from them, each its own', () => {
    const [link] = seeded.space.navigationLink.nodes;
    Object.assign(link ?? {}, { title: 'Only below', hideFromTopNav: true, hideFromFooter: false });
    expect([labels('header'), labels('footer')].map((all) => all.includes('Only below'))).toEqual([
      false,
      true,
    ]);
    Object.assign(link ?? {}, { hideFromTopNav: false, hideFromFooter: true });
    expect([labels('header'), labels('footer')].map((all) => all.includes('Only below'))).toEqual([
      true,
      false,
    ]);
  });

  it('list featured services in their order, or all when none is featured', () => {
    const cards = () => made().site.header.services.map(({ linkTitle }) => linkTitle);
    const onHome = () =>
      home().sections.flatMap((section) =>
        section.layout === 'featuredServices' ? section.services : [],
      );
    expect([cards().length, onHome().length]).toEqual([9, 9]);
    for (const node of seeded.space.service.nodes) node.featured = false;
    const all = seeded.space.service.nodes.length;
    expect([cards().length, onHome().length]).toEqual([all, all]);
    seeded.space.service.nodes.forEach((node, index) => (node.order = 100 - index));
    expect(cards()).toEqual(
      [...seeded.space.service.nodes].reverse().map(({ linkTitle, title }) => linkTitle ?? title),
    );
  });

  it.each([
    ['/about/#quote', '/about/#quote'],
    ['javascript:alert(1)', '/contact/#quote'],
    ['{{phone}}', expect.stringMatching(/^tel:\+\d+$/)],
  ])('send quote buttons typed as %j to %s', (typed, href) => {
    single('menuText').quoteHref = typed;
    const { header, pages } = made().site;
    expect([header.menu.quoteHref, pages[0]?.quoteHref]).toEqual([href, href]);
  });

  it('take the service along from its page, to the form alone', () => {
    const links = () => {
      const { services, posts } = made().site;
      const removal = services.find(({ path }) => path === '/tree-removal/');
      return [
        removal?.quote.href,
        removal?.head.quote?.href,
        removal?.quoteHref,
        posts[0]?.quoteHref,
      ];
    };
    const asking = '/contact/?service=tree-removal#quote';
    expect(links()).toEqual([asking, asking, asking, '/contact/#quote']);
    single('menuText').quoteHref = '/about/#quote';
    expect(links()[0]).toBe('/about/#quote');
  });
});

describe('a notice', () => {
  const notices = (fields: Readonly<Record<string, unknown>> = {}) => {
    seeded.space.notice.nodes = [];
    addNode(seeded.space, 'notice', 'n', {
      text: 'Storm',
      linkLabel: 'Read',
      linkHref: '/about',
      ...fields,
    });
    return made().site.notices;
  };
  const notice = (fields?: Readonly<Record<string, unknown>>) => notices(fields)[0];

  it('is there only when an entry is', () => {
    expect(made().site.notices).toEqual([]);
    expect(notice()).toMatchObject({ text: 'Storm', link: { label: 'Read', href: '/about/' } });
    expect(notice({ linkHref: 'javascript:x' })?.link).toBeUndefined();
  });

  it('of several stands in its order, the newest first, and is gone when it is over', () => {
    const add = (text: string, times: Readonly<Record<string, string>>) =>
      addNode(seeded.space, 'notice', text, { text, ...times });
    notices({ endsAt: '2026-05-01T00:00Z' });
    add('December', { startsAt: '2026-12-01T00:00Z' });
    add('Tonight', { updatedAt: '2026-05-04T00:00Z' });
    add('Spring', { startsAt: '2026-03-01T00:00Z' });
    expect(made().site.notices.map(({ text, due }) => [text, due])).toEqual([
      ['December', false],
      ['Tonight', true],
      ['Spring', true],
    ]);
  });

  it('is a new one as soon as its words or its start are, and only then', () => {
    const first = notice()?.id;
    expect(notice({ endsAt: '2026-06-01T00:00Z', emergency: true })?.id).toBe(first);
    expect(notice({ text: 'Storm again' })?.id).not.toBe(first);
    expect(notice({ startsAt: '2026-06-01T00:00Z' })?.id).not.toBe(first);
  });
});

it('an unknown token is left out and told with its entry and its field', () => {
  const [service] = seeded.space.service.nodes;
  Object.assign(service ?? {}, { intro: 'Call {{fone}} in {{city}}.' });
  const { site, problems } = made();
  const view = site.services.find(({ head }) => head.intro === 'Call  in Hartford.');
  expect(view).toBeDefined();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ entryId: service?.contentful_id, field: 'intro' }),
  ]);
});

it('the map is asked for by the city as it is spelled, encoded', () => {
  Object.assign(single('siteConfig'), { city: 'St. Mary & "Co"', stateCode: 'C#' });
  const maps = (options: SiteOptions) =>
    made(options).site.pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.layout === 'map' ? section.map : [])),
    );
  const encoded = encodeURIComponent('St. Mary & "Co", C#');
  const [plain] = maps({});
  expect(plain?.embedUrl).toBeUndefined();
  expect(plain?.linkUrl).toBe(`https://www.google.com/maps/search/?api=1&query=${encoded}`);
  const [keyed] = maps({ settings: { mapsKey: 'k&y' } });
  expect(keyed?.embedUrl).toBe(`https://www.google.com/maps/embed/v1/place?key=k%26y&q=${encoded}`);
});

it.each([
  ['short enough', 20, 'short enough'],
  ['one two three four', 12, 'one two…'],
  ['short ' + 'x'.repeat(300), 20, `short ${'x'.repeat(13)}…`],
  ['x'.repeat(300), 20, `${'x'.repeat(19)}…`],
  ['   ', 10, undefined],
])('the first words of %j in %i letters are %j', (text, length, words) => {
  expect(firstWords(document(paragraph(text)), length)).toBe(words);
});
