/** Where the buttons of a page lead. */
import { POSTS_PER_PAGE } from '../../../src/content/pages/addresses';
import { forms, type FormId } from '../../../src/content/forms';
import { addNode, allPages, type Node } from '../../support/content';
import { textOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Puts a form below everything else on a page. */
const putForm = (page: Node, form: FormId, fields: object = {}): Node =>
  seeded.addSection(
    { name: `own-${form}`, layout: 'Contact', form: forms[form].label, ...fields },
    page,
  );

/** Where the links around a page, in the bar and at its top lead. */
const linksOf = (path: string) => {
  const page = allPages(seeded.made().site).find((one) => one.path === path);
  if (!page) throw new Error(`${path} does not exist.`);
  const { quoteHref, barLink } = page;
  return { quoteHref, bar: barLink, top: page.top.button };
};
const leadTo = (quoteHref: string, label?: string) => ({
  quoteHref,
  bar: { label: 'Free estimate', href: quoteHref },
  top: label === undefined ? undefined : { label, href: quoteHref },
});

const CONTACT = '/contact/#quote';

it('lead to the contact page, and there and on the page of boards to the form itself', () => {
  expect(linksOf('/about/')).toEqual(leadTo(CONTACT));
  expect(linksOf('/')).toEqual(leadTo(CONTACT, 'Request a free estimate'));
  expect(linksOf('/contact/')).toEqual(leadTo('#quote'));
  const boards = leadTo('#quote', 'Tell us about your trees');
  expect(linksOf('/boards-and-managers/')).toEqual(boards);
});

it('lead to the first form for customers that is on the page, with and without a button at its top', () => {
  const about = seeded.node('page', { slug: 'about' });
  putForm(about, 'application');
  expect(linksOf('/about/')).toEqual(leadTo(CONTACT));
  putForm(about, 'quote');
  expect(linksOf('/about/')).toEqual(leadTo('#quote'));
  about.quoteLabel = 'Ask us';
  expect(linksOf('/about/')).toEqual(leadTo('#quote', 'Ask us'));
});

it('say on the page of a service what staff want: at its top, beside its text and at its foot', async () => {
  const labels = async () => {
    const page = await renderPage(seeded.made().site, { path: '/tree-planting/' });
    return page.all('.button-quote').map(textOf);
  };
  expect(await labels()).toEqual(Array(3).fill('Request a free estimate'));
  seeded.node('service', { slug: 'tree-planting' }).quoteLabel = 'Order a tree';
  expect(await labels()).toEqual(Array(3).fill('Order a tree'));
});

it('lead to the application on the careers page, from its top and from the bar, whatever it is called', () => {
  const careers = seeded.node('page', { slug: 'careers' });
  const apply = (label: string) => ({ label, href: '#apply' });
  const named = { bar: apply('Reach out to us'), top: apply('Reach out to us') };
  expect(linksOf('/careers/')).toEqual({ quoteHref: CONTACT, ...named });
  putForm(careers, 'quote');
  expect(linksOf('/careers/')).toEqual({ quoteHref: '#quote', ...named });
  careers.quoteLabel = null;
  const unnamed = { bar: apply('Application'), top: undefined };
  expect(linksOf('/careers/')).toEqual({ quoteHref: '#quote', ...unnamed });
  careers.sections = [];
  expect(linksOf('/careers/')).toEqual(leadTo(CONTACT));
});

it('lead to the form of the blog page from all pages of its list', () => {
  for (let n = 0; n <= POSTS_PER_PAGE; n += 1)
    addNode(seeded.space, 'blogPost', `n${n}`, {
      title: `Post ${n}`,
      slug: `n${n}`,
    });
  const lists = ['/blog/', '/blog/page/2/'];
  expect(lists.map(linksOf)).toEqual(lists.map(() => leadTo(CONTACT)));
  putForm(seeded.node('page', { slug: 'blog' }), 'quote');
  expect(lists.map(linksOf)).toEqual(lists.map(() => leadTo('#quote')));
  expect(linksOf('/blog/n1/')).toEqual(leadTo(CONTACT));
});

it('lead to the form on the page of a service that has one', () => {
  const label = 'Request a free estimate';
  const asking = '/contact/?service=tree-removal#quote';
  expect(linksOf('/tree-removal/')).toEqual(leadTo(asking, label));
  putForm(seeded.node('service', { slug: 'tree-removal' }), 'quote');
  expect(linksOf('/tree-removal/')).toEqual(leadTo('#quote', label));
});
