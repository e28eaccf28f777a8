/** File type groups that `linkMimetypeGroup` and `mimetype_group` name. */
const GROUPS: [string, RegExp][] = [
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['pdfdocument', /^application\/pdf$/],
  ['presentation', /powerpoint|presentation/],
  ['spreadsheet', /excel|spreadsheet/],
  ['archive', /zip|tar|rar|7z/],
  ['code', /json|javascript|css|xml/],
  ['markup', /^text\/(html|markdown)/],
  ['plaintext', /^text\/plain/],
  ['richtext', /rtf|msword|wordprocessing/],
];

/** The group of a MIME type, for example `image` of `image/png`. */
export const mimetypeGroupOf = (type: string): string =>
  GROUPS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'attachment';

const EXTENSIONS: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain',
};

/** The MIME type that a file name suggests. */
export const mimetypeOf = (fileName: string): string =>
  EXTENSIONS[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
