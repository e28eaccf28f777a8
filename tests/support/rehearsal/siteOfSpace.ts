/** The site that the content of an offline space makes, by the very steps of a build without Gatsby. */
import type { AddressHistory } from '../../../src/content/assemble/addresses';
import { rawContent, readItems } from '../../../src/contentful/space';
import { bundledDefaults, siteOf, type MadeSite } from '../content';
import type { FakeContentful } from '../../contentful';

/** Published content only. The process must trust the space (`trustIn`). */
export const siteOfSpace = async (
  contentful: FakeContentful,
  history: AddressHistory = {},
): Promise<MadeSite> => {
  const raw = rawContent(await readItems(contentful.access));
  return siteOf(raw, await bundledDefaults(), { history });
};
