import type { Site } from '../../src/content/assemble';
import { withoutMarks } from '../../src/content/marks';

/** A view with its texts as visitors read them: without marks. */
// JSON keeps marks as they are, and searching one text is faster than searching thousands.
export const readable = <View>(view: View): View =>
  JSON.parse(withoutMarks(JSON.stringify(view))) as View;

const WITH_TEXTS = new Set<keyof Site>([
  ...(['pages', 'services', 'blog', 'topics', 'posts', 'towns'] as const),
  ...(['header', 'footer', 'shared', 'notices', 'recentPosts'] as const),
]);

/** A site whose views are readable. Each view is converted on first access, as most tests read only one. */
export const readableSite = (site: Site): Site => {
  const known = new Map<keyof Site, unknown>();
  return new Proxy(site, {
    get: (_site, name: keyof Site) => {
      if (!WITH_TEXTS.has(name)) return site[name];
      if (!known.has(name)) known.set(name, readable(site[name]));
      return known.get(name);
    },
  });
};
