/** Sections, menus, notices and facts of a seeded space. */
import { formsOn } from '../../../src/content/pages/base';
import { firstWords } from '../../../src/content/pages/seo';
import { textBlocks } from '../../../src/content/report';
import { addNode, allPages, sectionIn, type Node, type SiteOptions } from '../../support/content';
import { document, linking, paragraph, rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const { made } = seeded;
const home = () => seeded.page('/');

/** What the report says of an entry: fields and messages. */
const reportOf = (entry: Node) =>
  seeded.problemsOf(entry).map(({ field, message }) => [field, message]);

/** The forms that a space comes with. */
const FORMS = ['contact', 'contact', 'application'];

describe('sections', () => {
  it('send a message without script to the thank-you page, wherever it is, if there is one', () => {
    const thanksPath = () =>
      seeded.sections('contact').flatMap(({ form, thanksPath: path }) => (form ? [path] : []));
    expect(thanksPath()).toEqual(FORMS.map(() => '/thank-you/'));
    seeded.node('page', { slug: 'thank-you' }).slug = 'message-sent';
    expect(thanksPath()).toEqual(FORMS.map(() => '/message-sent/'));
    seeded.remove('page', { slug: 'message-sent' });
    expect(thanksPath()).toEqual(FORMS.map(() => undefined));
  });

  it('show the contact blocks beside a form for customers, unless a text stands there', () => {
    const node = seeded.node('section', { layout: 'Contact', form: 'Request for a quote' });
    const blocks = () => sectionIn(seeded.page('/contact/'), 'contact')?.contactInfo;
    expect(blocks()).toHaveLength(3);
    node.form = 'Application for a job';
    expect(blocks()).toBeUndefined();
    node.form = 'Request for a quote';
    node.body = rawRichText('What happens next.');
    expect(blocks()).toBeUndefined();
  });

  it('show the form that editors chose, without the texts of other forms', () => {
    const node = seeded.node('section', { layout: 'Contact', form: 'Request for a quote' });
    const shown = () => sectionIn(seeded.page('/contact/'), 'contact');
    expect(shown()?.form?.name).toBe('contact');
    node.form = 'Application for a job';
    expect(shown()?.form?.name).toBe('application');
    expect(shown()?.id).toBe('apply');
    const texts = JSON.stringify(shown()?.form);
    expect(texts).toContain('What you have done');
    for (const other of ['Best time to call', 'Photos of the tree'])
      expect(texts).not.toContain(other);
    expect(formsOn(made().site.pages)).toEqual([
      { name: 'application', path: '/careers/' },
      { name: 'contact', path: '/boards-and-managers/' },
    ]);
  });

  it('that are hidden are not on the page, and are reported as hidden', () => {
    const node = seeded.node('section', { layout: 'Testimonials' });
    expect(home().sections.map(({ look }) => look)).toContain('testimonials');
    expect(seeded.shownIds()).toContain(node.contentful_id);
    node.hidden = true;
    expect(home().sections.map(({ look }) => look)).not.toContain('testimonials');
    expect(textBlocks(made())).toContainEqual(
      expect.objectContaining({
        path: '/',
        field: 'heading',
        origin: 'hidden',
        entryId: node.contentful_id,
      }),
    );
    expect(seeded.shownIds()).not.toContain(node.contentful_id);
  });

  it('that list services show the first text that each has, and leave out services without one', () => {
    for (const service of seeded.space.service.nodes) service.about = null;
    Object.assign(seeded.node('service'), { about: 'How', overview: null, description: 'Short' });
    const textsAs = (arrangement: string) =>
      seeded
        .sections('services')
        .filter((section) => section.arrangement === arrangement)
        .flatMap(({ services }) => services.map(({ text }) => text));
    expect(textsAs('texts')).toEqual(['How']);
    expect(textsAs('rows')).toContain('Short');
  });

  it('do not pass numbers that are typed in a text on to other pages', () => {
    seeded.node('section', { layout: 'Text' }).hidden = true;
    seeded.node('section', { layout: 'Text' }).intro = 'The key: 860-555-0188.';
    const { site } = made();
    expect(JSON.stringify([site.shared, allPages(site)])).not.toContain('0188');
  });

  it('that have nothing to show are left out, and the report says why, once', () => {
    const steps = seeded.node('section', { layout: 'List', dark: true, numbered: true });
    expect(seeded.shownIds()).toContain(steps.contentful_id);
    steps.body = rawRichText('No step begins here.');

    expect(seeded.shownIds()).not.toContain(steps.contentful_id);
    expect(reportOf(steps)).toEqual([
      ['body', expect.stringContaining('before its first heading is left out')],
    ]);
  });

  const onlyEmbeds = (id: string) => rawRichText(linking('embedded-entry-block', id));
  it('leave out texts and questions of which nothing is left to show', () => {
    addNode(seeded.space, 'callout', 'unfinished', {});
    const note = seeded.addSection({
      name: 'note',
      layout: 'Text',
      body: onlyEmbeds('unfinished'),
    });
    const question = { question: 'Anything?', answer: onlyEmbeds('unfinished') };
    const asked = addNode(seeded.space, 'faq', 'asked', question);
    const { pages } = made().site;
    expect(JSON.stringify(pages)).not.toContain('Anything?');
    expect(seeded.shownIds()).not.toContain(note.contentful_id);
    const notShown = ['body', expect.stringContaining('embeds an entry that is not published')];
    expect(reportOf(note)).toEqual([
      notShown,
      [undefined, expect.stringContaining('has nothing to show as “Text”')],
    ]);
    expect(reportOf(asked)).toEqual([['answer', notShown[1]]]);
  });

  it('show a button that stands alone', () => {
    const alone = seeded.addSection({
      ...{ name: 'alone', layout: 'Text' },
      ...{ buttonLabel: 'Ask us', buttonHref: '/blog/' },
    });
    const button = { label: expect.stringContaining('Ask us') as string, href: '/blog/' };
    expect(home().sections.at(-1)).toMatchObject({ look: 'text', button });
    expect(reportOf(alone)).toEqual([]);
  });

  it('have unique addresses together with questions', () => {
    for (const node of seeded.space.faq.nodes) node.question = 'The same?';
    for (const node of seeded.space.section.nodes) node.heading = 'The same';
    expect(sectionIn(home(), 'questions')?.faqs[0]?.anchor).toMatch(/^the-same-\d+$/);
    const ids = home().sections.flatMap((section) => [
      section.id,
      ...(section.look === 'questions' ? section.faqs.map(({ anchor }) => anchor) : []),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show a button only when it has both a label and a safe address', () => {
    const hrefs = ['/about', 'javascript:alert(1)', null];
    const buttons = hrefs.map((href) => {
      for (const node of seeded.space.section.nodes) {
        node.buttonLabel = 'Read on';
        node.buttonHref = href;
      }
      return sectionIn(home(), 'services')?.button;
    });
    expect(buttons).toEqual([{ label: 'Read on', href: '/about/' }, undefined, undefined]);
  });
});

it('texts link to the videos and documents of the space', () => {
  const file = (contentful_id: string, name: string, mimeType: string) => ({
    ...{
      contentful_id,
      mimeType,
      title: name,
      url: `https://files.example/${name}`,
      size: 4_180_000,
    },
  });
  seeded.space.asset.nodes.push(
    file('crane', 'crane.mp4', 'video/mp4'),
    file('plan', 'plan.pdf', 'application/pdf'),
  );
  const post = seeded.node('blogPost');
  const link = linking('asset-hyperlink', 'plan', ['the plan']);
  const video = linking('embedded-asset-block', 'crane');
  post.body = rawRichText(video, paragraph(link));
  const { body } = made().site.posts.find(({ top }) => top.heading === post.title) ?? {};
  const [first, second] = JSON.stringify(body?.content).match(/https:[^"]*/g) ?? [];
  expect([first, second]).toEqual([
    'https://files.example/crane.mp4',
    'https://files.example/plan.pdf',
  ]);
  expect(JSON.stringify(body?.content[0])).toContain('MP4, 4.2 MB');
});

it('notes about good and bad practice stand side by side where they follow each other', () => {
  const embed = (id: string) => linking('embedded-entry-block', id);
  addNode(seeded.space, 'callout', 'cut', {
    title: 'Do',
    text: 'Cut late\nCut clean',
    tone: 'Do',
  });
  addNode(seeded.space, 'callout', 'top', { title: 'Do not', text: 'Top it', tone: 'Don’t' });
  const post = seeded.node('blogPost');
  post.body = rawRichText(embed('cut'), embed('top'), 'Words.', embed('top'));
  const { body } = made().site.posts.find(({ top }) => top.heading === post.title) ?? {};
  const bad = { good: false, heading: 'Do not', items: ['Top it'] };
  expect(body?.content.map(({ data }) => (data['target'] as object | undefined) ?? 0)).toEqual([
    expect.objectContaining({
      sides: [{ good: true, heading: 'Do', items: ['Cut late', 'Cut clean'] }, bad],
    }),
    0,
    expect.objectContaining({ sides: [bad] }),
  ]);
});

describe('shared texts', () => {
  const text = (key: string): Node => seeded.node('microcopy', { key });

  it('are those of the space, with tokens replaced; lists are cut at their lines', () => {
    text('callButton').text = 'Ring {{phone}}';
    text('bannerNote').text = null;
    text('urgencyChoices').text = ' Now\n\nLater ';
    const { shared } = made().site;
    expect(shared.ui.callButton).toBe('Ring (860) 555-0142');
    expect(shared.ui.bannerNote).toBeUndefined();
    const form = sectionIn(seeded.page('/contact/'), 'contact')?.form;
    const urgency = form?.more?.fields.find(({ name }) => name === 'urgency');
    const choices = urgency?.kind === 'choice' ? urgency.options : [];
    expect(choices.map(({ title }) => title)).toEqual(['Now', 'Later']);
  });

  it('of the form are on the page of the form only', () => {
    expect(made().site.shared.ui).not.toHaveProperty('submit');
  });
});

it('the page of a service ends with its own closing words, else with those that all services share', () => {
  const ending = () => {
    const { heading, intro } = seeded.service('/tree-removal/').contactBlock;
    return { heading, intro };
  };
  const { blockHeading: heading, blockText: intro } = made().site.shared.ui;
  const node = seeded.node('service', { slug: 'tree-removal' });
  node.bannerHeading = 'Not sure?';
  node.bannerText = null;
  expect(ending()).toEqual({ heading: 'Not sure?', intro: undefined });
  node.bannerHeading = null;
  expect(ending()).toEqual({ heading, intro });
});

it('the page of a service begins with links to its sections', () => {
  const { contents, sections } = seeded.service('/tree-removal/');
  expect(contents.map(({ label }) => label)).toEqual([
    'What sets the price',
    'Questions people ask us',
  ]);
  expect(contents.map(({ href }) => href)).toEqual(sections.map(({ id }) => `#${id}`));
});

it('contact blocks beside a map link to it, others to the map of the contact page', () => {
  const block = seeded.node('contactInfo', { contentful_id: 'contact-info-area' });
  const areas = () => {
    const blocks = sectionIn(home(), 'contact')?.contactInfo ?? [];
    const ending = seeded.service('/tree-removal/').contactBlock.contactInfo ?? [];
    return [blocks, ending].map((list) => list.find(({ cta }) => cta)?.href);
  };
  expect(areas()).toEqual(['#map', '/contact/#where-we-work']);
  block.link = '/questions/#where-we-work';
  expect(areas()).toEqual(['/questions/#where-we-work', '/questions/#where-we-work']);
});

describe('text messages and e-mail', () => {
  const ways = () => made().site.shared.facts.otherWays;
  const blocks = () =>
    made().site.services[0]?.contactBlock.contactInfo?.flatMap(
      ({ href = '' }) => href.split(':')[0] ?? [],
    );

  it('are offered only where the company has them', () => {
    expect(ways()).toEqual([]);
    Object.assign(seeded.node('siteConfig'), {
      textNumber: '(860) 555-0111',
      email: 'a@example.com',
    });
    expect(ways()?.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^sms:\+18605550111\?&body=\w+/),
      'mailto:a@example.com',
    ]);
    expect(blocks()).toEqual(['tel', '/contact/#where-we-work', '', 'sms', 'mailto']);
  });

  it('appear once among the contact blocks', () => {
    Object.assign(seeded.node('siteConfig'), {
      email: 'a@example.com',
      textNumber: '860-555-0111',
    });
    const [first = {}, second = {}] = seeded.space.contactInfo.nodes;
    Object.assign(first, { link: 'mailto:a@example.com' });
    Object.assign(second, { link: 'sms:(860) 555-0111' });
    expect(blocks()?.filter((scheme) => /mailto|sms/.test(scheme))).toEqual(['mailto', 'sms']);
  });
});

it('visitors can change their answer about counting only where they are asked', () => {
  const asks = (counting: 'on' | 'asked') =>
    made({ settings: { counting } }).site.footer.asksBeforeCounting;
  expect([asks('on'), asks('asked')]).toEqual([false, true]);
});

it('the name of the company stands for its logo until staff have uploaded one', () => {
  const logo = () => made().site.shared.facts.logo;
  expect(logo()).toBeUndefined();
  const [asset] = seeded.space.asset.nodes;
  seeded.node('siteConfig').logo = `Asset:${asset?.contentful_id}`;
  expect(logo()).toMatchObject({ light: { alt: '', width: 480 } });
});

describe('evidence', () => {
  const proof = () => made().site.shared.facts.proof;

  it('is what staff have filled in, with a link to check it', () => {
    expect(proof()).toEqual([]);
    Object.assign(seeded.node('siteConfig'), {
      licenseNumber: 'S-1',
      licenseRegister: 'https://register.example/S-1',
      insurer: 'Elm Mutual',
      rating: '4.8 of 5 from 61 reviews',
    });
    // A rating that nobody can check is not shown.
    expect(proof()?.map(({ label }) => label)).toEqual([
      'Connecticut arborist license S-1',
      'Insurance certificate: Elm Mutual',
    ]);
    seeded.space.asset.nodes.push({ contentful_id: 'certificate', url: 'https://a.example/c.pdf' });
    Object.assign(seeded.node('siteConfig'), {
      ratingSource: 'javascript:alert(1)',
      insuranceCertificate: ['Asset:certificate'],
    });
    expect(proof()?.map(({ href }) => href)).toEqual([
      'https://register.example/S-1',
      'https://a.example/c.pdf',
    ]);
    seeded.node('siteConfig').ratingSource = 'https://reviews.example/';
    expect(proof()?.[2]).toEqual({
      icon: 'star',
      label: '4.8 of 5 from 61 reviews',
      href: 'https://reviews.example/',
    });
  });
});

describe('menus', () => {
  const listOfServices = () =>
    made().site.header.links.find(({ href }) => href === '/services/')?.below ?? [];

  it.each([
    ['top menu', { hideFromTopNav: true, hideFromFooter: false }, [false, true]],
    ['footer', { hideFromTopNav: false, hideFromFooter: true }, [true, false]],
  ])('leave out of the %s what is hidden there', (_menu, hidden, shown) => {
    Object.assign(seeded.node('navigationLink'), { title: 'A link', ...hidden });
    const { header, footer } = made().site;
    expect(
      [header, footer].map(({ links }) => links.some(({ label }) => label === 'A link')),
    ).toEqual(shown);
  });

  it('end the list of services with the button of the list on their page', () => {
    const last = () => listOfServices().at(-1)?.href;
    expect(last()).toBe('/boards-and-managers/');
    seeded.node('section', { layout: 'Services', arrangement: 'Rows' }).buttonLabel = null;
    expect(last()).toBe('/services/');
  });

  it('list the services of the company’s details in their order, or all when it lists none', () => {
    const cards = () =>
      listOfServices()
        .filter(({ ends }) => ends !== true)
        .map(({ label }) => label);
    const onHome = () => sectionIn(home(), 'services')?.services;
    expect([cards().length, onHome()?.length]).toEqual([9, 9]);
    const config = seeded.node('siteConfig');
    const { services } = config as unknown as { services: string[] };
    config.services = null;
    const all = seeded.space.service.nodes.length;
    expect([cards().length, onHome()?.length]).toEqual([all, all]);
    config.services = services.slice(0, 3).reverse();
    const named = ['Tree trimming', 'Tree pruning', 'mergency'];
    expect(cards()).toEqual(named.map((name) => expect.stringContaining(name) as string));
    const overview = seeded
      .sections('services')
      .flatMap(({ arrangement, services: rows }) => (arrangement === 'rows' ? rows : []));
    expect(overview.map(({ linkTitle }) => linkTitle).slice(0, 3)).toEqual(cards());
    expect(overview).toHaveLength(all);
  });

  it.each([
    ['/about/#quote', '/about/#quote'],
    ['javascript:alert(1)', '/contact/#quote'],
    ['{{phone}}', expect.stringMatching(/^tel:\+\d+$/)],
  ])('link quote buttons typed as %j to %s', (typed, href) => {
    seeded.node('siteConfig').quoteHref = typed;
    expect(made().site.pages[0]?.quoteHref).toEqual(href);
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

  it('comes with others, the newest first, and disappears when it is over', () => {
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

  it('counts as new when its text or its start changes, and only then', () => {
    const first = notice()?.id;
    expect(notice({ endsAt: '2026-06-01T00:00Z', emergency: true })?.id).toBe(first);
    expect(notice({ text: 'Storm again' })?.id).not.toBe(first);
    expect(notice({ startsAt: '2026-06-01T00:00Z' })?.id).not.toBe(first);
  });
});

it('the map looks for the city, encoded', () => {
  Object.assign(seeded.node('siteConfig'), { city: 'St. Mary & "Co"', stateCode: 'C#' });
  const mapWith = (options: SiteOptions) =>
    made(options)
      .site.pages.map((page) => sectionIn(page, 'contact')?.map)
      .find((map) => map !== undefined);
  const encoded = encodeURIComponent('St. Mary & "Co", C#');
  expect(mapWith({})?.embedUrl).toBeUndefined();
  expect(mapWith({})?.linkUrl).toBe(`https://www.google.com/maps/search/?api=1&query=${encoded}`);
  expect(mapWith({ settings: { mapsKey: 'k&y' } })?.embedUrl).toBe(
    `https://www.google.com/maps/embed/v1/place?key=k%26y&q=${encoded}`,
  );
});

it.each([
  ['short enough', 20, 'short enough'],
  ['one two three four', 12, 'one two…'],
  ['short ' + 'x'.repeat(300), 20, `short ${'x'.repeat(13)}…`],
  ['x'.repeat(300), 20, `${'x'.repeat(19)}…`],
  ['   ', 10, undefined],
])('the first words of %j in %i letters are %j', (text, length, words) => {
  expect(firstWords(document(text), length)).toBe(words);
});
