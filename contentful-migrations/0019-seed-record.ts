import type { ApiList, MigrationStep } from './helpers/contentType';

interface Record {
  readonly sys: {
    readonly id: string;
    readonly version: number;
    readonly archivedVersion?: number;
    readonly publishedVersion?: number;
  };
}

/**
 * Publishes the records that seeds of before left archived: by them a build knows that what is
 * missing in the space was taken away.
 */
const publishSeedRecords: MigrationStep = async (_migration, { makeRequest }) => {
  const url = '/entries?content_type=migrationRecord&limit=1000';
  const { items } = (await makeRequest({ method: 'GET', url })) as ApiList<Record>;
  for (const { sys } of items) {
    if (!sys.id.startsWith('seed-') || sys.publishedVersion !== undefined) continue;
    const entry = `/entries/${sys.id}`;
    const draft = (
      sys.archivedVersion === undefined
        ? { sys }
        : await makeRequest({ method: 'DELETE', url: `${entry}/archived` })
    ) as Record;
    const headers = { 'X-Contentful-Version': draft.sys.version };
    await makeRequest({ method: 'PUT', url: `${entry}/published`, headers });
  }
};

export default publishSeedRecords;
