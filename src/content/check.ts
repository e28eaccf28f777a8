/** Finds what would look wrong to a visitor, can be fixed by an editor, and was not found by an earlier step. */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { allEntries, entryTitle, fieldLabel, isSeeded, valueOf } from './entries';
import { assetFile, isFileName, readPicture } from './read/assets';
import { contentTypeIds, fieldsOf, model } from './model';
import type { ContentType } from './model/fields';
import { pageRules } from './pageKinds';
import { dialed } from './phone';
import { isUploaded } from './pictures';
import { childrenOf, kindOf, targetId } from './richText/nodes';
import type { MadeSite } from './site';
import { isBlank, quoted } from './text';
import type { PictureSource, RichText } from './types';

type Check = (made: MadeSite) => void;

/** Links of buttons and menus that lead nowhere. Those in formatted texts are found where they are resolved. */
const deadLinks: Check = ({ content, site, problems }) => {
  for (const entry of allEntries(content))
    for (const [field, definition] of fieldsOf(entry.type)) {
      const typed = valueOf(entry, field);
      if (definition.kind !== 'plain' || definition.means !== 'link') continue;
      const { fault } = typeof typed === 'string' ? site.destination(typed) : {};
      if (fault !== undefined)
        problems.error(
          { entry, field },
          `Visitors do not see the button or link of “${fieldLabel(entry, field)}”. ${fault}`,
        );
    }
};

/** Ids of the assets that are embedded in a text. */
const embeddedAssets = (node: Node): readonly string[] =>
  kindOf(node) === BLOCKS.EMBEDDED_ASSET
    ? [targetId(node) ?? []].flat()
    : childrenOf(node).flatMap(embeddedAssets);

/** Ids of the assets that a field shows. */
const assetsIn = (kind: string, value: unknown): readonly string[] => {
  if (kind === 'richText') return embeddedAssets(value as RichText);
  if (kind !== 'picture' && kind !== 'pictureList') return [];
  return [value as PictureSource | readonly PictureSource[]]
    .flat()
    .flatMap((picture) => (isUploaded(picture) ? picture.id : []));
};

/** Files that need a description, by the first part of their MIME type. Other embedded files are links. */
const DESCRIBED: Readonly<Record<string, string>> = {
  image: 'picture',
  video: 'video',
  audio: 'sound',
};

/** Pictures, videos and sounds without a description, once each; not those that are left out. */
const undescribed: Check = ({ content, assets, problems }) => {
  const seen = new Set<string>();
  for (const entry of allEntries(content))
    for (const [field, { kind }] of fieldsOf(entry.type)) {
      const value = valueOf(entry, field);
      for (const id of value === undefined ? [] : assetsIn(kind, value)) {
        const asset = assets.get(id);
        const [type = ''] = asset?.mimeType?.split('/') ?? [];
        const isShown = asset && (type === 'image' ? readPicture(asset) : assetFile(asset));
        const description = asset?.description?.trim() ?? '';
        const isDescribed = !isBlank(description) && !isFileName(description);
        if (!isShown || isDescribed || seen.has(id) || !(type in DESCRIBED)) continue;
        seen.add(id);
        problems.error(
          { entry, field },
          `The ${DESCRIBED[type]} ${quoted(asset.title ?? id)} in “${entryTitle(entry)}” has no description, so people who cannot see or hear it do not learn what it shows. Open it and say that in Description.`,
        );
      }
    }
};

/** Pages that are a heading over nothing. Sections with nothing to show are found where they are made. */
const barePages: Check = ({ content, problems }) => {
  const pages = content.page.filter(
    ({ fields: { kind, body, sections } }) => !pageRules(kind).mayBeBare && !body && !sections,
  );
  const services = content.service.filter(({ fields }) => !fields.body && !fields.steps);
  const posts = content.blogPost.filter(({ fields }) => !fields.body);
  for (const entry of [...pages, ...services, ...posts])
    problems.error(
      { entry, field: 'body' },
      `“${entryTitle(entry)}” has no text, so its page is a heading over nothing. Write “${model[entry.type].fields.body.name}”.`,
    );
};

/** The number that is shown and another one that is dialed. */
const samePhone: Check = ({ content: { siteConfig: entry }, problems }) => {
  const { phoneLink } = entry.fields;
  for (const field of ['phoneDisplay', 'phoneDashed'] as const) {
    const number = entry.fields[field] ?? phoneLink;
    if (dialed(number) !== dialed(phoneLink))
      problems.error(
        { entry, field },
        `The phone number shown (${number}) is not the one that is dialed (${phoneLink}). Make all three forms the same number.`,
      );
  }
};

/** Bundled texts that visitors of a site with a space still see, unless the merge reports them. */
const bundledTexts: Check = ({ content, problems }) => {
  const all = allEntries(content);
  const bundled = all.filter(({ isBundled }) => isBundled);
  if (bundled.length === all.length) return;
  for (const type of contentTypeIds) {
    const [entry, ...rest] = bundled.filter((one) => one.type === type);
    const { empty }: ContentType = model[type];
    if (!entry || (isSeeded(content) && empty === 'default')) continue;
    const title = entryTitle(entry);
    problems.warning(
      { entry },
      `Visitors read ${rest.length === 0 ? `“${title}”` : `“${title}” and ${rest.length} more`} of “${model[type].name}” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.`,
    );
  }
};

const CHECKS: readonly Check[] = [deadLinks, undescribed, barePages, samePhone, bundledTexts];

/** Adds everything the checks find to the problems of a site. */
export const checkContent = (made: MadeSite): void => {
  for (const check of CHECKS) check(made);
};
