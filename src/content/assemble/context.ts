/** What the parts of the assembly are given. */
import type { Texts } from '../defaults/microcopy';
import type { Entry } from '../entries';
import type { UniqueId } from '../richText/parts';
import type { Content } from '../types';
import type { SiteFacts } from '../views';
import { siteFacts } from './facts';
import { menuEntries } from './menu';
import { PreparedContent } from './prepared';
import { sharedTextsOf } from './sharedTexts';

/** The content ready for pages, and what all pages share. */
export class AssemblyContext extends PreparedContent {
  /** All shared texts by key. */
  readonly texts: Texts = sharedTextsOf(this);
  readonly facts: SiteFacts = siteFacts(this, this.texts);
  /** Where the links of the menu at the top lead. */
  readonly menuHrefs: ReadonlySet<string> = new Set(
    menuEntries(this, 'hideFromTopNav').map(({ link }) => link.href),
  );
}

/** A section that is being put together. */
export interface SectionInput {
  readonly context: AssemblyContext;
  readonly entry: Entry<'section'>;
  readonly section: Content<'section'>;
  /** Path of the page. */
  readonly path: string;
  readonly uniqueId: UniqueId;
  /** The sections of the page that list questions. */
  readonly listsOfQuestions: readonly Entry<'section'>[];
}
