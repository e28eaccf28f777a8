/**
 * THE content model as data. Content type id to type; order is the order of Contentful's lists.
 * To change it, see `src/content/README.md`: a change here needs a migration beside it.
 */
import { blogPost } from './blogPost';
import { callout } from './callout';
import { comparison } from './comparison';
import { contactInfo } from './contactInfo';
import { diagram } from './diagram';
import { faq } from './faq';
import type { ContentType, Field } from './fields';
import { highlight } from './highlight';
import { membership } from './membership';
import { microcopy } from './microcopy';
import { migrationRecord } from './migrationRecord';
import { navigationLink } from './navigationLink';
import { notice } from './notice';
import { page } from './page';
import { person } from './person';
import { project } from './project';
import { section } from './section';
import { service } from './service';
import { siteConfig } from './siteConfig';
import { testimonial } from './testimonial';
import { town } from './town';

export const model = {
  siteConfig,
  page,
  section,
  service,
  faq,
  testimonial,
  person,
  membership,
  project,
  town,
  highlight,
  contactInfo,
  navigationLink,
  blogPost,
  notice,
  microcopy,
  callout,
  diagram,
  comparison,
  migrationRecord,
} as const satisfies Record<string, ContentType>;

export type Model = typeof model;
export type ContentTypeId = keyof Model;

/** Types whose entries have pages of their own; a town has one as soon as it has a text. */
export const PAGE_TYPES = [
  'page',
  'service',
  'blogPost',
  'town',
  'project',
] as const satisfies readonly ContentTypeId[];
export type PageType = (typeof PAGE_TYPES)[number];

/** Every content type id, in the model's order. */
export const contentTypeIds = Object.keys(model) as ContentTypeId[];

/** The fields of a content type as a list of id and definition, in the model's order. */
export const fieldsOf = (type: ContentTypeId): readonly (readonly [string, Field])[] =>
  Object.entries<Field>(model[type].fields);

/** One field of a content type; undefined when it has none of that id. */
export const fieldOf = (type: ContentTypeId, id: string): Field | undefined => {
  const fields: Readonly<Record<string, Field>> = model[type].fields;
  return fields[id];
};

/** True for fields with words for visitors that are not formatted. */
export const isPlainText = ({ kind }: Field): boolean =>
  kind === 'text' || kind === 'longText' || kind === 'textList';

/** True for fields whose value a visitor can see or hear. */
export const isVisibleText = (field: Field): boolean =>
  isPlainText(field) || field.kind === 'richText';
