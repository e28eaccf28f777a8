import type { Site } from '../../src/content/assemble';
import { withoutMarks } from '../../src/content/marks';

// Marks are written in JSON as they are, and one text is searched faster than thousands.
const unmarked = <T>(view: T): T => JSON.parse(withoutMarks(JSON.stringify(view))) as T;

/** A site with the texts of its views as visitors read them: without marks. */
export const readable = (site: Site): Site => ({
  ...site,
  ...{ pages: unmarked(site.pages), services: unmarked(site.services) },
  ...{ blog: unmarked(site.blog), topics: unmarked(site.topics), posts: unmarked(site.posts) },
  ...{ projects: unmarked(site.projects), towns: unmarked(site.towns) },
  ...{ header: unmarked(site.header), footer: unmarked(site.footer) },
  ...{
    texts: unmarked(site.texts),
    notices: unmarked(site.notices),
    recentPosts: unmarked(site.recentPosts),
  },
});
