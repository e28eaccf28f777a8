/** Makes the content ready for pages: links made safe, formatted texts resolved. */
import type { PictureFiles } from '../../images/pictureFiles';
import { allEntries, isOfType, type Entry, type FieldLocation } from '../entries';
import { fieldsOf, type ContentTypeId } from '../model';
import { bundledPicture, contentfulPicture, isUploaded, type PictureSlot } from '../pictures';
import { filledText } from '../read';
import type { Content, PictureSource, RichText } from '../types';
import type { Picture } from '../views/parts';
import { assignAddresses } from './addresses';
import type { AssemblyContext, Reader } from './context';
import { destinationsOf } from './destinations';
import { siteFacts } from './facts';
import type { SiteInput } from './input';
import { makeRedirects } from './redirects';
import { richTextView } from './richText';
import { sharedTextsOf } from './sharedTexts';

/** The entries of a site, ready to be shown. */
const readerOf = (input: SiteInput): Reader => {
  const { content, bundled, problems, settings, tokens } = input;
  const addresses = assignAddresses(input);
  const redirects = makeRedirects(input, addresses);
  const destination = destinationsOf(input, addresses, redirects, tokens);
  const entries = new Map(allEntries(content).map((entry) => [entry.id, entry]));
  const pictureFiles: PictureFiles = new Map();

  const text = (location: FieldLocation, value: string): string =>
    filledText(value, tokens, location, problems);

  const described = (location: FieldLocation, picture: PictureSource): PictureSource => ({
    ...picture,
    alt: text(location, picture.alt),
    caption: picture.caption && text(location, picture.caption),
  });

  const picture = (source: PictureSource | undefined, slot: PictureSlot): Picture | undefined => {
    if (!source) return undefined;
    const { alt } = source;
    if (isUploaded(source)) return { ...contentfulPicture(source, slot), alt };
    const master = bundled.masters[source.file];
    if (!master) throw new Error(`There is no bundled picture named “${source.file}”.`);
    return { ...bundledPicture(master, slot, pictureFiles), alt };
  };

  const prepared = new WeakMap<Entry, object>();
  const fields = <T extends ContentTypeId>(entry: Entry<T>): Content<T> => {
    const known = prepared.get(entry);
    if (known) return known as Content<T>;
    const made: Record<string, unknown> = { ...entry.fields };
    for (const [id, { kind, required }] of fieldsOf(entry.type)) {
      if (kind !== 'richText' || !(id in made)) continue;
      const view = richTextView(reader, { entry, field: id }, made[id] as RichText);
      if (view.content.length > 0 || required === true) made[id] = view;
      else delete made[id];
    }
    prepared.set(entry, made);
    return made as unknown as Content<T>;
  };

  const reader: Reader = {
    ...input,
    addresses,
    redirects,
    destination,
    pictureFiles,
    fields,
    picture,
    text,
    described,
    pathOf: ({ id }) => {
      const path = addresses.pathOf.get(id);
      if (path === undefined) throw new Error(`“${id}” has no page.`);
      return path;
    },
    href: (typed) => (typed === undefined ? undefined : destination(typed).href),
    entryId: ({ id, isBundled }) => (settings.preview && !isBundled ? id : undefined),
    entry: (id) => entries.get(id),
    find: (type, id) => {
      const entry = entries.get(id ?? '');
      return isOfType(entry, type) ? entry : undefined;
    },
  };
  return reader;
};

/** The content ready for pages, and what all pages share. */
export const makeContext = (input: SiteInput): AssemblyContext => {
  const reader = readerOf(input);
  const texts = sharedTextsOf(reader);
  return { ...reader, texts, facts: siteFacts(reader, texts) };
};
