const EXTENSIONS: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  txt: 'text/plain',
};

/** The MIME type that a file name suggests. */
export const mimetypeOf = (fileName: string): string =>
  EXTENSIONS[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** The group of a MIME type, as `linkMimetypeGroup` names those that the model uses. */
export const mimetypeGroupOf = (type: string): string => {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' ? 'pdfdocument' : 'attachment';
};
