/** The rich text of a field with what it links to and embeds: pages, entries, pictures and files. */
import { entryTitle } from '../mappers';
import { assetFile, assetPicture, whyNoPicture, type AssetFile } from '../mappers/assets';
import type { RawAsset } from '../mappers/raw';
import { fieldOf, model } from '../model';
import type { Content, PictureSource, RichText } from '../types';
import type { Embedded, FileLink, Link } from '../views';
import type { AssemblyContext } from './context';
import type { FieldLocation } from './provenance';
import { prepareRichText } from './richText';

type Report = (fault: string) => void;

export const calloutView = (callout: Content<'callout'>) =>
  ({ type: 'callout', tone: 'note', ...callout }) as const;

/** The page of an entry, under its title. */
const pageLink = (context: AssemblyContext, id: string): Link | undefined => {
  const href = context.addresses.pathOf.get(id);
  const entry = context.entry(id);
  if (href === undefined || !entry) return undefined;
  // Not `context.fields`: the texts of two pages may link to each other.
  const title = entryTitle(entry);
  return { href, label: context.text({ entry, field: model[entry.type].titleField }, title) };
};

const inlinePicture = (
  context: AssemblyContext,
  location: FieldLocation,
  source: PictureSource | undefined,
): Embedded | undefined => {
  const picture = context.picture(source, 'inline');
  if (!source || !picture) return undefined;
  const alt = context.text(location, source.alt);
  // Only pictures inside texts carry their own caption; elsewhere a field beside them has it.
  const caption = source.caption === undefined ? undefined : context.text(location, source.caption);
  return { type: 'picture', picture: { ...picture, alt, caption } };
};

const recording = (
  context: AssemblyContext,
  location: FieldLocation,
  type: 'video' | 'audio',
  { url, title, note, mimeType, description }: AssetFile,
): Embedded => ({
  type,
  href: url,
  label: context.text(location, title),
  note,
  mimeType,
  description: description && context.text(location, description),
});

const fileLink = (
  context: AssemblyContext,
  location: FieldLocation,
  asset: RawAsset | undefined,
): FileLink | undefined => {
  const file = asset && assetFile(asset);
  return file && { href: file.url, label: context.text(location, file.title), note: file.note };
};

const embeddedAsset = (
  context: AssemblyContext,
  location: FieldLocation,
  id: string,
  report: Report,
): Embedded | FileLink | undefined => {
  const { entry, field } = location;
  const { assets, bundled } = context;
  const asset = assets.get(id);
  if (!asset) {
    // A picture that staff deleted has the id of the bundled one it was seeded from.
    const picture = entry.origins[field] === 'default' ? bundled.pictures.get(id) : undefined;
    if (!picture)
      report(
        `embeds a picture or a file that is not published (${id}). It is left out. Publish it, or remove it from the text.`,
      );
    return inlinePicture(context, location, picture);
  }
  const file = assetFile(asset);
  const [kind] = file?.mimeType.split('/') ?? [];
  if (file && (kind === 'video' || kind === 'audio'))
    return recording(context, location, kind, file);
  if (file && kind !== 'image') return fileLink(context, location, asset);
  const source = assetPicture(asset);
  if (!source)
    report(
      `embeds “${file?.title ?? asset.title ?? id}”, which is left out. ${whyNoPicture(asset)}`,
    );
  return inlinePicture(context, location, source);
};

/** Embedded entries have no rich text, so they cannot embed each other in a circle. */
const embeddedEntry = (context: AssemblyContext, id: string): Embedded | undefined => {
  const entry =
    context.find('callout', id) ?? context.find('diagram', id) ?? context.find('comparison', id);
  if (!entry) return undefined;
  if (entry.type === 'callout') return calloutView(context.fields(entry));
  if (entry.type === 'diagram') return { type: 'diagram', labels: [], ...context.fields(entry) };
  const { doHeading, doItems, dontHeading, dontItems } = context.fields(entry);
  return { type: 'comparison', doHeading, doItems, dontHeading, dontItems };
};

/** A rich text ready for a page; reports what it cannot show. */
export const resolveRichText = (
  context: AssemblyContext,
  location: FieldLocation,
  document: RichText,
): RichText => {
  const label = fieldOf(location.entry.type, location.field)?.name ?? location.field;
  const report: Report = (fault) => context.problems.error(location, `“${label}” ${fault}`);
  return prepareRichText(document, {
    href: (uri) => context.href(uri),
    page: (id) => pageLink(context, id),
    embeddedEntry: (id) => embeddedEntry(context, id),
    embeddedAsset: (id) => embeddedAsset(context, location, id, report),
    file: (id) => fileLink(context, location, context.assets.get(id)),
    value: (text) => (text.trim() === '' ? text : context.text(location, text)),
    report,
  });
};
