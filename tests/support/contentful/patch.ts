import { badRequest } from './errors';
import { isObject, textOf, type Json } from './types';

const keysOf = (pointer: Json | undefined): string[] => {
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) {
    throw badRequest('A JSON patch operation needs a path that starts with "/".');
  }
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
};

const change = (target: Json, keys: string[], operation: string, value: Json): Json => {
  const [key = '', ...rest] = keys;
  if (Array.isArray(target)) {
    const index = key === '-' ? target.length : Number(key);
    if (!Number.isInteger(index)) throw badRequest(`"${key}" is not a place in a list.`);
    const copy = [...target];
    if (rest.length) copy[index] = change(copy[index] ?? null, rest, operation, value);
    else if (operation === 'remove') copy.splice(index, 1);
    else copy.splice(index, operation === 'add' ? 0 : 1, value);
    return copy;
  }
  if (!isObject(target)) throw badRequest(`The path to "${key}" does not exist.`);
  const copy = { ...target };
  if (rest.length) copy[key] = change(copy[key] ?? {}, rest, operation, value);
  else if (operation === 'remove') delete copy[key];
  else copy[key] = value;
  return copy;
};

/** Applies `add`, `replace` and `remove` of a JSON patch (RFC 6902) and returns the new value. */
export function applyPatch(target: Json, body: Buffer): Json {
  let operations: unknown;
  try {
    operations = JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest('The body you sent is not valid JSON.');
  }
  if (!Array.isArray(operations)) throw badRequest('A JSON patch must be a list.');
  return operations.filter(isObject).reduce<Json>((result, { op, path, value }) => {
    if (op !== 'add' && op !== 'replace' && op !== 'remove') {
      throw badRequest(`The JSON patch operation "${textOf(op)}" is not supported.`);
    }
    return change(result, keysOf(path), op, value ?? null);
  }, target);
}
