import type { Stored } from './types';

/** A resource as it is right after it was made: version 1, never published. */
export const newRecord = <Body>(
  id: string,
  body: Body,
  at: string,
  sequence: number,
): Stored<Body> => ({
  id,
  body,
  version: 1,
  createdAt: at,
  updatedAt: at,
  sequence: { changed: sequence, published: 0 },
  publishedCounter: 0,
});

/** Adds one to the version of a resource and notes the time of the change. */
export const touched = <Body, Record extends Stored<Body>>(
  record: Record,
  at: string,
  sequence: number,
): Record => ({
  ...record,
  version: record.version + 1,
  updatedAt: at,
  sequence: { ...record.sequence, changed: sequence },
});

/** Makes the current body of a resource its published one. */
export const markPublished = <Body, Record extends Stored<Body>>(
  record: Record,
  at: string,
  sequence: number,
): Record => ({
  ...record,
  published: { body: record.body, version: record.version },
  publishedAt: at,
  firstPublishedAt: record.firstPublishedAt ?? at,
  updatedAt: at,
  publishedCounter: record.publishedCounter + 1,
  version: record.version + 1,
  sequence: { changed: sequence, published: sequence },
});

/** Takes the published body of a resource away; its draft stays. */
export const markUnpublished = <Body, Record extends Stored<Body>>(
  record: Record,
  at: string,
  sequence: number,
): Record => {
  const next = touched(record, at, sequence);
  delete next.published;
  delete next.publishedAt;
  return next;
};
