/** The rich text of a field with what it links to and embeds: pages, entries, pictures and files. */
import { entryTitle } from '../mappers';
import { assetFile, assetPicture, whyNoPicture, type AssetFile } from '../mappers/assets';
import type { RawAsset } from '../mappers/raw';
import { fieldOf, model } from '../model';
import type { Content, PictureSource, RichText } from '../types';
import type { Embedded, FileLink, Link } from '../views';
import type { AssemblyContext } from './context';
import type { FieldPlace } from './provenance';
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
  const title = entryTitle(entry.type, entry.fields);
  return { href, label: context.text({ entry, field: model[entry.type].titleField }, title) };
};

const inlinePicture = (
  context: AssemblyContext,
  place: FieldPlace,
  source: PictureSource | undefined,
): Embedded | undefined => {
  const picture = context.picture(source, 'inline');
  if (!source || !picture) return undefined;
  const alt = context.text(place, source.alt);
  // Only pictures inside texts carry their own caption; elsewhere a field beside them has it.
  const caption = source.caption === undefined ? undefined : context.text(place, source.caption);
  return { type: 'picture', picture: { ...picture, alt, caption } };
};

const recording = (
  context: AssemblyContext,
  place: FieldPlace,
  type: 'video' | 'audio',
  { url, title, note, mimeType, description }: AssetFile,
): Embedded => ({
  type,
  href: url,
  label: context.text(place, title),
  note,
  mimeType,
  description: description && context.text(place, description),
});

const fileLink = (
  context: AssemblyContext,
  place: FieldPlace,
  asset: RawAsset | undefined,
): FileLink | undefined => {
  const file = asset && assetFile(asset);
  return file && { href: file.url, label: context.text(place, file.title), note: file.note };
};

const embeddedAsset = (
  context: AssemblyContext,
  place: FieldPlace,
  id: string,
  report: Report,
): Embedded | FileLink | undefined => {
  const { entry, field } = place;
  const { assets, bundled } = context;
  const asset = assets.get(id);
  if (!asset) {
    // A picture that staff deleted has the id of the bundled one it was seeded from.
    const picture = entry.origins[field] === 'default' ? bundled.pictures.get(id) : undefined;
    if (!picture)
      report(
        `embeds a picture or a file that is not published (${id}). It is left out. Publish it, or remove it from the text.`,
      );
    return inlinePicture(context, place, picture);
  }
  const file = assetFile(asset);
  const [kind] = file?.mimeType.split('/') ?? [];
  if (file && (kind === 'video' || kind === 'audio')) return recording(context, place, kind, file);
  if (file && kind !== 'image') return fileLink(context, place, asset);
  const source = assetPicture(asset);
  if (!source)
    report(
      `embeds “${file?.title ?? asset.title ?? id}”, which is left out. ${whyNoPicture(asset)}`,
    );
  return inlinePicture(context, place, source);
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
  place: FieldPlace,
  document: RichText,
): RichText => {
  const label = fieldOf(place.entry.type, place.field)?.name ?? place.field;
  const report: Report = (fault) => context.problems.error(place, `“${label}” ${fault}`);
  return prepareRichText(document, {
    href: (uri) => context.href(uri),
    page: (id) => pageLink(context, id),
    embeddedEntry: (id) => embeddedEntry(context, id),
    embeddedAsset: (id) => embeddedAsset(context, place, id, report),
    file: (id) => fileLink(context, place, context.assets.get(id)),
    value: (text) => (text.trim() === '' ? text : context.text(place, text)),
    report,
  });
};
