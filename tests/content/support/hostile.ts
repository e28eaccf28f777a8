/** In-memory spaces for hostile content, and values to put into fields. */
import type { Bundled } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import { bundledDefaults, type Space } from '../../support/content';

/** A few entries of each type, and pages that show them all, so that thousands of sites can be made. */
export const fewDefaults = async (): Promise<Bundled> => {
  const full = await bundledDefaults();
  const kept: Partial<Record<ContentTypeId, number>> = {
    ...{ service: 1, blogPost: 2, faq: 1, testimonial: 1, highlight: 1, contactInfo: 1 },
    ...{ navigationLink: 2, town: 1 },
  };
  const lists = contentTypeIds.map((type) => {
    const list = full.entries[type] as readonly PartialEntry[];
    return [type, list.slice(0, kept[type] ?? list.length)];
  });
  const entries = Object.fromEntries(lists) as Bundled['entries'];
  const absent: readonly unknown[] = ['about', 'careers', 'thankYou', 'offline'];
  const page = entries.page.filter(({ fields }) => !absent.includes(fields.kind));
  const used = new Set(page.flatMap(({ fields }) => fields.sections ?? []));
  const section = entries.section.filter(({ id }) => used.has(id));
  return { ...full, entries: { ...entries, page, section } };
};

type FieldOfType = readonly [ContentTypeId, string, Field];

export const everyField: readonly FieldOfType[] = contentTypeIds.flatMap((type) =>
  fieldsOf(type).map(([id, field]) => [type, id, field] as const),
);

/** Like a space that was never seeded, where the bundled number replaces an unusable one. */
export const neverSeeded = (space: Space): Space => ({ ...space, migrationRecord: { nodes: [] } });

/** Texts that nobody writes by accident, and some that people do. */
export const TEXTS: Readonly<Record<string, string>> = {
  word: 'x'.repeat(5000),
  emoji: '🌳👩🏽‍🚒🇺🇸 ',
  rightToLeft: '\u202eعناية بالأشجار \u2067עצים\u2069',
  script: '<script>alert(1)</script>',
  breaker: `"'><img src=x onerror=alert(1)><!--</title></textarea></script>`,
  javascript: 'javascript:alert(1)',
  hiddenJavascript: ' java\tscript\u0000:alert(1)//',
  data: 'data:text/html,<script>alert(1)</script>',
  host: '//evil.example/',
  backslash: '/\\evil.example',
  upwards: '../../../etc/passwd',
  percent: '%E0%A4%A',
  tokens: '{{phone}} {{nobody}} {{{{city}}}} {{',
  lone: '\ud800 lone',
  proto: '__proto__',
  builtIn: 'constructor',
  separators: '\u2028\u2029\u0000\u0007',
  number: '-1e309',
};
