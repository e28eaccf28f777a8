/** A page carries only what it shows: an island's data holds its own words, and nothing of other pages. */
import { attribute, elementsOf, textOf, type Element } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The words that an island shows only once something has happened. */
const LATER: Readonly<Record<string, RegExp>> = {
  // The title is what the device's share sheet gets.
  share: /^(Link copied|Dismiss|Leave the leaves)/,
  testimonials: /^Read on/,
  contactForm:
    /^(Sending|Thank you|We will call|A person reads|Write another|Your message|Nothing you typed|Remove|of five|We can take|is empty|is of a kind|Call )/,
};

it.each(['/', '/contact/', '/careers/', '/blog/sustainable-tree-care/'])('on %s', async (path) => {
  const page = await renderPage(seeded.made().site, { path });
  const html = elementsOf(page.root);
  for (const element of html.filter((one) => attribute(one, 'data-island') !== undefined)) {
    const name = attribute(element, 'data-island') ?? '';
    const data = html[html.indexOf(element) + elementsOf(element).length + 1] as Element;
    const shown = [
      textOf(element),
      ...elementsOf(element).flatMap(({ attrs }) => attrs.map(({ value }) => value)),
    ].join('\n');
    const hidden = stringsIn(JSON.parse(textOf(data))).filter(
      (text) => /\s/.test(text) && !shown.includes(text) && !LATER[name]?.test(text),
    );
    expect(hidden).toEqual([]);
  }
});
