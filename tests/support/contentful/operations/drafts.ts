import { badRequest, unknownContentType, unresolvedLinks, validationError } from '../errors';
import { newRecord, touched } from '../records';
import { newId, type Scope } from '../state';
import type { StoredContent } from '../store';
import { isObject, type ContentBody, type ContentKind, type Fields } from '../types';
import { draftErrors } from '../validation/content';
import { keep, requireContent } from './content';
import { requireVersion } from './versions';

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/;

/** What a caller sends for an entry or asset, not looked at yet. */
export interface DraftInput {
  fields?: unknown;
  metadata?: unknown;
}

const bodyOf = (input: DraftInput, before?: ContentBody): ContentBody => {
  const metadata = isObject(input.metadata) ? input.metadata : before?.metadata;
  return {
    fields: isObject(input.fields) ? (structuredClone(input.fields) as Fields) : {},
    metadata: { tags: [], concepts: [], ...structuredClone(metadata ?? {}) },
  };
};

const checkTags = (scope: Scope, body: ContentBody): void => {
  const missing = body.metadata.tags.filter((tag) => !scope.store.tags.has(tag.sys.id));
  if (!missing.length) return;
  const path = ['metadata', 'tags'];
  const details = 'Tag does not exist';
  throw unresolvedLinks(missing.map((link) => ({ name: 'notResolvable', details, link, path })));
};

const checkDraft = (scope: Scope, body: ContentBody, contentTypeId?: string): void => {
  checkTags(scope, body);
  if (contentTypeId === undefined) return;
  const type = scope.store.publishedType(contentTypeId);
  if (!type) throw unknownContentType(contentTypeId);
  const errors = draftErrors(type, body.fields, scope.store);
  if (errors.length) throw validationError('InvalidEntry', errors);
};

/** Creates a draft. An entry names its content type; an asset has none. */
export function createContent(
  scope: Scope,
  kind: ContentKind,
  input: DraftInput,
  options: { id?: string; contentTypeId?: string } = {},
): StoredContent {
  const id = options.id ?? newId();
  if (!ID.test(id)) {
    const details = `Does not match ${ID}`;
    throw validationError(kind === 'Entry' ? 'InvalidEntry' : 'ValidationFailed', [
      { name: 'regexp', details, path: ['sys', 'id'], value: id },
    ]);
  }
  const body = bodyOf(input);
  const { contentTypeId } = options;
  checkDraft(scope, body, contentTypeId);
  const record = newRecord(id, body, scope.state.now(), scope.store.nextSequence());
  return keep(scope, kind, 'create', contentTypeId ? { ...record, contentTypeId } : record);
}

/** Replaces fields and metadata of a draft. `how` is what webhooks hear: by API or by an editor. */
export function updateContent(
  scope: Scope,
  kind: ContentKind,
  id: string,
  input: DraftInput,
  version: number | undefined,
  how: 'save' | 'auto_save' = 'save',
): StoredContent {
  const record = requireContent(scope, kind, id);
  requireVersion(record, version);
  if (record.archivedVersion !== undefined) throw badRequest('Cannot edit archived');
  const body = bodyOf(input, record.body);
  checkDraft(scope, body, 'contentTypeId' in record ? record.contentTypeId : undefined);
  const at = scope.state.now();
  return keep(scope, kind, how, touched({ ...record, body }, at, scope.store.nextSequence()));
}
