/** The structured data of every built page says what the page says. Its types are checked where it is made. */
import { dateText } from '../../src/content/pages/dates';
import { structuredDataOf } from '../support/builtPages';
import { attribute, find } from '../support/html';
import { origin, pages } from './site';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type GraphNode = { readonly [key: string]: Json };

const parseGraph = (text: string) =>
  JSON.parse(text) as { '@context': string; '@graph': readonly GraphNode[] };

const graphs = pages.map((page) => {
  const [text = '{}'] = structuredDataOf(page);
  return { page, text, nodes: parseGraph(text)['@graph'] };
});

/** A value if it is a text; anything else counts as missing. */
const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Every object below a value, itself included. */
const objectsIn = (value: Json): readonly GraphNode[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => objectsIn(item));
  const object = value as GraphNode;
  return [object, ...Object.values(object).flatMap(objectsIn)];
};

const ofType = (nodes: readonly GraphNode[], type: string): readonly GraphNode[] =>
  nodes.flatMap(objectsIn).filter((node) => node['@type'] === type);

describe.each(graphs.map((graph) => [graph.page.path, graph] as const))(
  'the graph of %s',
  (_path, { page, text, nodes }) => {
    const [business] = ofType(nodes, 'HomeAndConstructionBusiness');
    const words = page.texts.flatMap(({ kind, text }) => (kind === 'text' ? text : [])).join(' ');
    const squeezed = words.replace(/\s/g, '');
    const shown = (said: Json | undefined): boolean =>
      asText(said) !== '' && squeezed.includes(asText(said).replace(/\s/g, ''));

    it('is one, safe inside its element, with absolute addresses and no unearned claim', () => {
      expect(structuredDataOf(page)).toHaveLength(1);
      expect(parseGraph(text)['@context']).toBe('https://schema.org');
      expect(text).not.toMatch(/[<>&\u2064]|\{\{/);
      expect(text).not.toMatch(/"(?:url|item|image|logo|@id)":"(?!https?:)/);
      expect(text).not.toMatch(/"(?:aggregateRating|review|award|priceRange|geo)":/);
    });

    it('has one node for each @id, and every reference leads to one', () => {
      const ids = nodes.map((node) => node['@id']);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(asText(id).startsWith(`${origin}/`)).toBe(true);
      const references = nodes
        .flatMap((node) => Object.values(node).flatMap(objectsIn))
        .flatMap((node) => (Object.keys(node).join() === '@id' ? [node['@id']] : []));
      expect(references.length).toBeGreaterThan(2);
      for (const id of references) expect(ids).toContain(id);
    });

    it('names the company, its number, place and hours as the page does', () => {
      expect(shown(business?.['name'])).toBe(true);
      const telephone = asText(business?.['telephone']);
      const dialed = find(page.root, 'a')
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => href.startsWith('tel:') && href !== 'tel:911' && href !== 'tel:811');
      expect(dialed.length).toBeGreaterThan(0);
      expect(new Set(dialed)).toEqual(new Set([`tel:${telephone}`]));
      const numbers = words.match(/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g) ?? [];
      expect(numbers.length).toBeGreaterThan(0);
      for (const number of numbers) {
        expect(telephone.endsWith(number.replace(/\D/g, ''))).toBe(true);
      }
      for (const town of ofType(nodes, 'City'))
        expect([town['name'], shown(town['name'])]).toEqual([town['name'], true]);
      if (business?.['contactPoint']) expect(shown('24/7')).toBe(true);
    });

    it('shows everything that it says of services, posts, questions and the path', () => {
      for (const type of ['Service', 'BlogPosting', 'Question', 'Answer', 'ListItem']) {
        for (const node of ofType(nodes, type)) {
          const told = ['name', 'headline', 'description', 'text'].flatMap(
            (property) => node[property] ?? [],
          );
          expect(told.length).toBeGreaterThan(0);
          for (const said of told) expect([said, shown(said)]).toEqual([said, true]);
        }
      }
      for (const post of ofType(nodes, 'BlogPosting')) {
        expect(shown(dateText(asText(post['dateModified'])))).toBe(true);
      }
    });
  },
);

it('describes every service page as a service and every post as a post', () => {
  const withType = (type: string) =>
    graphs.filter(({ nodes }) => ofType(nodes, type).length > 0).map(({ page }) => page.path);
  expect(withType('Service')).toHaveLength(10);
  expect(withType('BlogPosting').every((address) => address.startsWith('/blog/'))).toBe(true);
  expect(withType('BlogPosting').length).toBeGreaterThan(0);
  expect(withType('FAQPage')).toEqual(['/questions/']);
});
