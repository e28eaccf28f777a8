import { entryUrl } from '../../../src/contentful/entryUrl';
import { type Block, contentReport, reportHtml, summaryLine } from '../../../src/content/report';
import { Problems } from '../../../src/content/problems';

const ADDRESS = { spaceId: 'space', environment: 'master' };

const block = (origin: Block['origin'], entryId?: string): Block => ({
  path: '/',
  contentType: 'faq',
  field: 'question',
  label: 'Question',
  text: 'When?',
  origin,
  entryId,
});

const problems = new Problems();
const entry = { type: 'faq', id: 'e1', fields: { question: 'When <now>?' } } as const;
problems.error({ entry, field: 'answer' }, 'Fix <b>it</b>');
problems.error({ entry, field: 'answer' }, 'Fix <b>it</b>');
problems.warning({ entry, field: 'question' }, 'Fix <b>it</b>');

const report = contentReport(
  [block('contentful', 'e1'), block('default'), block('default'), block('hidden')],
  problems.all,
  (id, field) => entryUrl(ADDRESS, id, field),
);

it('counts texts by where they come from, and lists each problem once', () => {
  expect(report.summary).toEqual({ contentful: 1, default: 2, hidden: 1, problems: 2 });
  expect(summaryLine(report)).toBe(
    'Content: 1 texts from Contentful, 2 from the bundled defaults, 1 hidden, 1 to fix, 1 to look at (reports/content.html).',
  );
  expect(summaryLine(contentReport([block('default')], []))).toBe(
    'No Contentful space is configured: the site is built from its bundled defaults (1 texts).',
  );
});

it('links to the entry, whatever its id is', () => {
  expect(report.problems[0]?.url).toBe(
    'https://app.contentful.com/spaces/space/environments/master/entries/e1?focusedField=answer',
  );
  expect(entryUrl({ spaceId: 'a/b', environment: 'c?d' }, '"e"')).toBe(
    'https://app.contentful.com/spaces/a%2Fb/environments/c%3Fd/entries/%22e%22',
  );
  const european = { spaceId: 'a', environment: 'b', host: 'cdn.eu.contentful.com' };
  expect(entryUrl(european, 'c')).toMatch('https://app.eu.contentful.com/spaces/a/');
  expect(contentReport([], problems.all).problems[0]?.url).toBeUndefined();
});

it('says in which entry a problem is, and in which field', () => {
  const { place } = report.problems[0] ?? {};
  expect(place).toBe('Question and answer “When <now>?” › Answer');
  expect(reportHtml(report)).toContain('Question and answer “When &#60;now&#62;?” › Answer</a>');
});

it('escapes texts, and links each to its field', () => {
  const html = reportHtml(report);
  expect(html).not.toContain('<b>it</b>');
  expect(html).toContain('Fix &#60;b&#62;it&#60;/b&#62;');
  expect(html.match(/<tr class="(?:error"><td>Fix|warning"><td>Look at)</g)).toHaveLength(2);
  expect(html).toContain(
    '<a href="https://app.contentful.com/spaces/space/environments/master/entries/e1?focusedField=question">Question and answer › Question</a></td><td>When?</td>',
  );
});
