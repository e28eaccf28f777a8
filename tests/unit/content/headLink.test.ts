/** Where the head of a page leads. */
import { withHeadLink } from '../../../src/content/assemble/buttons';
import { forms } from '../../../src/content/forms';
import { sectionOf } from '../../support/fixtures';

const quote = { label: 'Ask for a quote', href: '/contact/#quote' };
const home = { label: 'Home', href: '/' };

/** A section of text with a button home and nothing else but what is given. */
const buttonHome = (more: object = {}) => ({
  ...sectionOf('text'),
  ...{ heading: undefined, intro: undefined, body: undefined, picture: undefined },
  button: home,
  ...more,
});

it('leads to the quote', () => {
  const sections = [buttonHome(), sectionOf('steps')];
  expect(withHeadLink('form', quote, sections)).toEqual({ link: quote, sections });
});

it('leads to the form of a page that has one of its own', () => {
  const own = (id: string, name: string) =>
    sectionOf('contactForm', { id, form: { ...sectionOf('contactForm').form, name } });
  const sections = [own('apply', forms.application.name), own('trees', forms.trees.name)];
  const leadsTo = (page: 'form' | 'application') => withHeadLink(page, quote, sections).link;
  expect(leadsTo('form')).toEqual({ label: quote.label, href: '#trees' });
  expect(leadsTo('application')).toEqual({ label: quote.label, href: '#apply' });
  expect(withHeadLink('form', quote, sections.slice(0, 1))).toMatchObject({ link: quote });
  expect(withHeadLink('form', undefined, sections).link).toBeUndefined();
});

it('takes the button of the 404 page from a section that has nothing else', () => {
  const other = sectionOf('steps');
  expect(withHeadLink('onlyButton', quote, [other, buttonHome()])).toEqual({
    link: home,
    sections: [other],
  });
  const withWords = [buttonHome({ heading: 'Lost?' })];
  expect(withHeadLink('onlyButton', quote, withWords)).toEqual({
    link: quote,
    sections: withWords,
  });
});
