import { badRequest, validationError } from '../../errors';
import { jsonBody } from '../../http';
import { simpleSys } from '../../present';
import { Router } from '../../router';
import { isObject, type JsonObject } from '../../types';
import type { EnvironmentContext, EnvironmentRoutes } from './context';
import { addSimpleRoutes } from './simple';

/** The answer's error for a property that has to be there. */
export const requiredError = (name: string) =>
  validationError('ValidationFailed', [
    { name: 'required', details: `The property "${name}" is required here`, path: [name] },
  ]);

/** Locales and tags. */
export const environmentResourceRoutes: EnvironmentRoutes = new Router<EnvironmentContext>();

addSimpleRoutes(environmentResourceRoutes, {
  path: 'locales',
  type: 'Locale',
  map: ({ scope }) => scope.store.locales,
  accept: ({ scope }, input, before) => {
    if (typeof input.code !== 'string') throw requiredError('code');
    if (typeof input.name !== 'string') throw requiredError('name');
    const taken = [...scope.store.locales.values()].find(({ body }) => body.code === input.code);
    if (taken && taken.id !== before?.id) {
      throw validationError('ValidationFailed', [
        { name: 'taken', details: 'The locale code is taken', path: ['code'], value: input.code },
      ]);
    }
    return {
      fallbackCode: null,
      contentDeliveryApi: true,
      contentManagementApi: true,
      optional: false,
      ...input,
      default: before?.body.default === true,
    };
  },
  show: ({ scope }, record) => {
    const flag = { internal_code: record.body.code };
    return { ...record.body, ...flag, sys: simpleSys(scope, 'Locale', record) };
  },
  onDelete: ({ scope }, record) => {
    if (record.body.default !== true) return;
    scope.store.locales.set(record.id, record);
    throw badRequest('The default locale cannot be deleted');
  },
});

addSimpleRoutes(environmentResourceRoutes, {
  path: 'tags',
  type: 'Tag',
  map: ({ scope }) => scope.store.tags,
  accept: ({ request }, input, before) => {
    if (typeof input.name !== 'string') throw requiredError('name');
    const { sys } = jsonBody(request);
    const asked = isObject(sys) ? sys.visibility : undefined;
    return { name: input.name, visibility: before?.body.visibility ?? asked ?? 'private' };
  },
  show: ({ scope }, record): JsonObject => ({
    name: record.body.name,
    sys: { ...simpleSys(scope, 'Tag', record), visibility: record.body.visibility },
  }),
  versionedDelete: true,
});
