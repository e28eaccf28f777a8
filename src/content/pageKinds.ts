/**
 * The kinds of pages, and everything in which they differ from a page that staff add, except the drawing and
 * the component at the top, which `src/sections/tops` lists.
 */
import type { PictureSlot } from './pictures';
import type { Content } from './types';

export type PageKind = Content<'page'>['kind'];

export interface PageRules {
  /** No site can do without the page: if it is removed from a space, the site shows the bundled page. */
  readonly isRequired: boolean;
  /** The page may consist of a heading only, as for the list of posts and for responses to visitors' actions. */
  readonly mayBeBare: boolean;
  /** Search engines may list it. */
  readonly isListed: boolean;
  /** The path from the home page stands above its heading. */
  readonly hasCrumbs: boolean;
  /** Crop of its picture; a kind without one has no picture. */
  readonly crop?: PictureSlot;
  /** Where its text and its picture stand. A page without text has its picture at the top. */
  readonly text: 'belowTop' | 'inTop' | 'none';
  /**
   * Where the button beside the call button leads:
   * - `form`: to a form for customers, that of the page if it has one.
   * - `application`: to the page's form for applicants, as does the link at the foot of phones.
   * - `home`: to the home page.
   */
  readonly buttonTo: 'form' | 'application' | 'home';
  /** Its type in schema.org. */
  readonly schemaType: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
}

const USUAL: PageRules = {
  isRequired: false,
  mayBeBare: false,
  isListed: true,
  hasCrumbs: true,
  crop: 'photo',
  text: 'belowTop',
  buttonTo: 'form',
  schemaType: 'WebPage',
};

const RULES: Readonly<Record<PageKind, PageRules>> = {
  home: { ...USUAL, isRequired: true, hasCrumbs: false, crop: 'slice', text: 'none' },
  services: { ...USUAL, schemaType: 'CollectionPage' },
  about: { ...USUAL, schemaType: 'AboutPage' },
  careers: { ...USUAL, buttonTo: 'application' },
  contact: { ...USUAL, schemaType: 'ContactPage' },
  blog: { ...USUAL, mayBeBare: true, crop: undefined, text: 'none', schemaType: 'CollectionPage' },
  questions: USUAL,
  notFound: {
    ...USUAL,
    isRequired: true,
    mayBeBare: true,
    isListed: false,
    hasCrumbs: false,
    crop: 'slice',
    text: 'inTop',
    buttonTo: 'home',
  },
  thankYou: { ...USUAL, mayBeBare: true, isListed: false },
  // Complete without a network, so without pictures.
  offline: {
    ...USUAL,
    mayBeBare: true,
    isListed: false,
    hasCrumbs: false,
    crop: undefined,
    text: 'inTop',
  },
  standard: USUAL,
};

export const pageRules = (kind: PageKind): PageRules => RULES[kind];
