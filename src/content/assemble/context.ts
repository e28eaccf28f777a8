/** What every part of the assembly is given. */
import type { Texts } from '../defaults/microcopy';
import type { SiteFacts } from '../views';
import { siteFacts } from './facts';
import { PreparedContent } from './prepared';
import { sharedTextsOf } from './sharedTexts';

/** The content ready for pages, and what all pages share. */
export class AssemblyContext extends PreparedContent {
  /** All shared texts by key. */
  readonly texts: Texts = sharedTextsOf(this);
  readonly facts: SiteFacts = siteFacts(this, this.texts);
}
