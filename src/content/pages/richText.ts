/** The rich text of a field with what it links to and embeds: pages, entries, pictures and files. */
import type { Node } from '@contentful/rich-text-types';
import { entryTitle, fieldLabel, type FieldLocation } from '../entries';
import { callHref, callsIn } from '../calls';
import { dials911, telHref } from '../links';
import { assetFile, isHeic, readPicture, type AssetFile } from '../read/assets';
import { model } from '../model';
import { splitAtHeadings } from '../richText/onPage';
import { itsWords, resolveRichText } from '../richText/resolve';
import { linesOf } from '../text';
import type { Content, PictureSource, RichText } from '../types';
import type {
  CalloutView,
  ComparisonView,
  Embedded,
  FileLink,
  Link,
  RichTextView,
  TextItem,
} from '../views/parts';
import type { Reader } from './context';

type Report = (fault: string) => void;

export const calloutView = ({ tone, ...callout }: Content<'callout'>): CalloutView => ({
  type: 'callout',
  tone: tone === 'warning' ? tone : 'note',
  dials911: dials911(callout.title),
  ...callout,
});

/** A callout that says what to do or not to do: each line is an item. */
const practiceView = ({ tone, title, text = '' }: Content<'callout'>): ComparisonView => ({
  type: 'comparison',
  sides: [{ good: tone === 'do', heading: title, items: linesOf(text) }],
});

/** The page of an entry, under its title. */
const pageLink = (context: Reader, id: string): Link | undefined => {
  const href = context.addresses.pathOf.get(id);
  const entry = context.entry(id);
  if (href === undefined || !entry) return undefined;
  // Not `context.fields`: the texts of two pages may link to each other.
  const title = entryTitle(entry);
  return { href, label: context.text({ entry, field: model[entry.type].titleField }, title) };
};

const inlinePicture = (
  context: Reader,
  location: FieldLocation,
  source: PictureSource,
): Embedded | undefined => {
  const described = context.described(location, source);
  const picture = context.picture(described, 'inline');
  // Only pictures inside texts use their own captions; elsewhere, a separate field has the caption.
  return picture && { type: 'picture', picture, pictureCaption: described.caption };
};

const describedFile = (
  context: Reader,
  location: FieldLocation,
  { label, ...file }: AssetFile,
): AssetFile => ({ ...file, label: context.text(location, label) });

/** An embedded picture or other file; undefined for one that is left out, which is reported. */
const embeddedAsset = (
  context: Reader,
  location: FieldLocation,
  id: string,
  report: Report,
): Embedded | FileLink | undefined => {
  const asset = context.assets.get(id);
  if (!asset) {
    // A picture that staff deleted has the same id as the bundled picture from which it was seeded.
    const isDefault = !location.entry.own.includes(location.field);
    const picture = isDefault ? context.bundled.pictures[id] : undefined;
    if (picture) return inlinePicture(context, location, picture);
    report(
      `embeds a picture or a file that is not published (${id}). It is left out. Publish it, or remove it from the text.`,
    );
    return undefined;
  }
  const file = assetFile(asset);
  const [type] = file?.mimeType.split('/') ?? [];
  if (file && type !== 'image' && !isHeic(asset)) {
    return describedFile(context, location, file);
  }
  const picture = readPicture(asset, (reason) => {
    report(`embeds “${file?.label ?? asset.title ?? id}”, which is left out. ${reason}`);
  });
  return picture && inlinePicture(context, location, picture);
};

/** Embedded entries have no rich text, so they cannot embed each other in a circle. */
const embeddedEntry = (context: Reader, id: string): Embedded | undefined => {
  const entry = context.find('callout', id) ?? context.find('diagram', id);
  if (!entry) return undefined;
  const entryId = context.entryId(entry);
  if (entry.type === 'callout') {
    const callout = context.fields(entry);
    const isPractice = callout.tone === 'do' || callout.tone === 'dont';
    return { ...(isPractice ? practiceView(callout) : calloutView(callout)), entryId };
  }
  return { type: 'diagram', labels: [], ...context.fields(entry), entryId };
};

const comparisonIn = ({ data }: Node): ComparisonView | undefined => {
  const embedded = data['target'] as Embedded | undefined;
  return embedded?.type === 'comparison' ? embedded : undefined;
};

/** A text in which good practice and bad that follow each other stand side by side. */
const withComparisons = (text: RichText): RichText => {
  const content: RichText['content'] = [];
  for (const node of text.content) {
    const last = content.at(-1);
    const before = last && comparisonIn(last);
    const here = comparisonIn(node);
    const isPair =
      before?.sides.length === 1 && here && before.sides[0]?.good !== here.sides[0]?.good;
    if (last && isPair) {
      const target = { ...before, sides: [...before.sides, ...here.sides] };
      content[content.length - 1] = { ...last, data: { ...last.data, target } };
    } else content.push(node);
  }
  return { ...text, content };
};

/** A rich text ready for a page; reports what it cannot show. */
export const richTextView = (
  context: Reader,
  location: FieldLocation,
  document: RichText,
): RichTextView => {
  const label = fieldLabel(location.entry, location.field);
  const report: Report = (fault) => context.problems.error(location, `“${label}” ${fault}`);
  const { phoneDisplay, phoneLink } = context.content.siteConfig.fields;
  const dial = telHref(phoneLink);
  const text = resolveRichText(document, {
    destination: context.destination,
    page: (id) => pageLink(context, id),
    embeddedEntry: (id) => embeddedEntry(context, id),
    embeddedAsset: (id) => embeddedAsset(context, location, id, report),
    file: (id) => {
      const asset = context.assets.get(id);
      const file = asset && assetFile(asset);
      return file && describedFile(context, location, file);
    },
    text: (words) => context.text(location, words),
    calls: {
      pattern: callsIn(phoneDisplay, dial),
      href: (number) => callHref(number, dial),
    },
    report,
  });
  return withComparisons(text);
};

/** The parts of a text, one for each heading. Reports text before the first heading. */
export const textItems = (
  context: Reader,
  location: FieldLocation,
  text: RichTextView | undefined,
): readonly TextItem[] => {
  const { items, before } = splitAtHeadings(text);
  const label = fieldLabel(location.entry, location.field);
  if (before)
    context.problems.error(
      location,
      `The site cuts “${label}” into one part for each heading, so what stands before its first heading is left out${itsWords(before)}. Put a heading above each part, or make a list of them with the button of the editor.`,
    );
  return items;
};
