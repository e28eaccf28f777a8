/** A seeded space for each test of a file, to be changed by it, and the site it makes. */
import { allPages, pagesByTemplate } from '../../src/content/pages';
import type { Bundled } from '../../src/content/bundled';
import type { ContentTypeId } from '../../src/content/model';
import type { Problem } from '../../src/content/problems';
import type {
  LookName,
  PageBase,
  PageView,
  PostView,
  SectionView,
  ServiceView,
} from '../../src/content/views';
import {
  addNode,
  bundledDefaults,
  seededSpace,
  siteOf,
  type MadeSite,
  type Node,
  type SiteOptions,
  type Space,
} from './content';

const viewAt = <View extends { readonly path: string }>(
  path: string,
  views: readonly View[],
): View => {
  const view = views.find((one) => one.path === path);
  if (!view) throw new Error(`There is no page at ${path}.`);
  return view;
};

class Seeded {
  bundled!: Bundled;
  space!: Space;
  readonly made = (options?: SiteOptions): MadeSite => siteOf(this.space, this.bundled, options);

  /** The first entry of a type that holds these values. @throws Error when there is none */
  node(type: ContentTypeId, values: Readonly<Record<string, unknown>> = {}): Node {
    const found = this.space[type].nodes.find((node) =>
      Object.entries(values).every(([field, value]) => node[field] === value),
    );
    if (!found) throw new Error(`The space has no ${type} with ${JSON.stringify(values)}.`);
    return found;
  }

  /** Removes the entry that holds these values. */
  remove(type: ContentTypeId, values: Readonly<Record<string, unknown>>): void {
    const gone = this.node(type, values);
    this.space[type].nodes = this.space[type].nodes.filter((node) => node !== gone);
  }

  /** Adds a section, whose id is its name, at the end of a page, by default of the home page. */
  addSection(
    fields: Readonly<Record<string, unknown>> & { readonly name: string },
    page: Node = this.node('page', { kind: 'home' }),
  ): Node {
    page.sections = [...((page.sections ?? []) as string[]), `Entry:${fields.name}`];
    return addNode(this.space, 'section', fields.name, fields);
  }

  /** What the report says of an entry, as the site is now. */
  problemsOf({ contentful_id: id }: Node): readonly Problem[] {
    return this.made().problems.filter(({ entryId }) => entryId === id);
  }

  /** The page at a path, as the site is now. @throws Error when there is none */
  page(path: string): PageView {
    return viewAt(path, this.made().site.pages);
  }

  /** The post at a path, as the site is now. @throws Error when there is none */
  post(path: string): PostView {
    return viewAt(path, this.made().site.posts);
  }

  /** The page of a service at a path, as the site is now. @throws Error when there is none */
  service(path: string): ServiceView {
    return viewAt(path, pagesByTemplate(this.made().site).service);
  }

  /** Ids of the entries that any page shows, as the site is now. */
  shownIds(): ReadonlySet<string> {
    const pages = JSON.stringify(allPages(this.made({ settings: { preview: true } }).site));
    return new Set([...pages.matchAll(/"entryId":"([^"]+)"/g)].flatMap(([, id]) => id ?? []));
  }

  /** The sections of a look on all pages, as the site is now. */
  sections<L extends LookName>(look: L): readonly SectionView<L>[] {
    const sections = this.made().site.pages.flatMap((page) => page.sections);
    return sections.filter((one) => one.look === look) as never;
  }
}

/** What a page tells search engines of things of a type. */
export const toldOf = (
  { seo: { graph } }: Pick<PageBase, 'seo'>,
  type: string,
): readonly Readonly<Record<string, unknown>>[] =>
  (JSON.parse(graph) as { '@graph': Record<string, unknown>[] })['@graph'].filter(
    (node) => node['@type'] === type,
  );

/** Call once at the top of a file. */
export const seededForEach = (): Seeded => {
  const seeded = new Seeded();
  beforeEach(async () => {
    seeded.bundled = await bundledDefaults();
    seeded.space = seededSpace(seeded.bundled);
  });
  return seeded;
};
