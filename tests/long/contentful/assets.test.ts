/** @jest-environment node */
import sharp from 'sharp';
import type { FakeContentful } from '../../contentful';
import { deliveryClient, errorOf, managementClient, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
});

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b3a' } })
    .jpeg()
    .toBuffer();

const fileOf = (upload: Record<string, unknown>) => ({
  fields: {
    title: { 'en-US': 'Oak' },
    description: {},
    file: { 'en-US': { contentType: 'image/jpeg', fileName: 'oak.jpg', ...upload } },
  },
});

test('a file is uploaded, processed in a while, published and served', async () => {
  const client = managementClient(server);
  const bytes = await picture();
  const upload = (await client.upload.create({}, { file: Uint8Array.from(bytes).buffer })) as {
    sys: { id: string };
  };
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } };
  const draft = await client.asset.create({}, fileOf({ uploadFrom }));
  const early = await errorOf(client.asset.publish({ assetId: draft.sys.id }, draft));
  expect(early).toMatchObject({
    status: 400,
    message: 'Cannot publish until processing has finished',
  });
  const asset = await client.asset.processForAllLocales({}, draft, { processingCheckWait: 30 });
  expect(asset.sys.version).toBe(draft.sys.version + 1);
  await client.asset.publish({ assetId: asset.sys.id }, asset);
  const shown = await deliveryClient(server).getAsset(asset.sys.id);
  expect(shown.fields.file).toMatchObject({
    details: { image: { width: 60, height: 40 } },
    contentType: 'image/jpeg',
  });
  expect(shown.fields.file?.url).toMatch(new RegExp(`^//${server.hosts.images}/`));
  const served = await fetch(`https:${shown.fields.file?.url ?? ''}`);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
});

test('a file is fetched from an address', async () => {
  const source = await server.space.createAsset({ file: await picture(8, 8), fileName: 'a.jpg' });
  const { url } = server.space.fieldsOf(source).file as { url: string };
  const client = managementClient(server);
  const draft = await client.asset.create({}, fileOf({ upload: `https:${url}` }));
  const asset = await client.asset.processForAllLocales({}, draft, { processingCheckWait: 30 });
  expect(asset.fields.file['en-US']).toMatchObject({ details: { image: { width: 8 } } });
});

test('an asset whose file cannot be fetched never gets an address', async () => {
  const client = managementClient(server);
  const upload = `https://${server.hosts.images}/nothing.jpg`;
  const draft = await client.asset.create({}, fileOf({ upload }));
  const waiting = client.asset.processForAllLocales({}, draft, {
    processingCheckWait: 20,
    processingCheckRetries: 4,
  });
  expect((await errorOf(waiting)).name).toBe('AssetProcessingTimeout');
});

describe('the Images API', () => {
  let url: string;
  beforeEach(async () => {
    const id = await server.space.createAsset({ file: await picture(), fileName: 'oak.jpg' });
    url = `https:${(server.space.fieldsOf(id).file as { url: string }).url}`;
  });

  const imageAt = async (query: string) => {
    const response = await fetch(`${url}?${query}`);
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    return { width, height, format };
  };

  test.each([
    ['w=30', { width: 30, height: 20, format: 'jpeg' }],
    ['w=600', { width: 60, height: 40, format: 'jpeg' }],
    ['w=20&h=20&fit=fill&fm=webp&q=50', { width: 20, height: 20, format: 'webp' }],
    ['fm=avif&w=30', { width: 30, height: 20, format: 'heif' }],
  ])('%s', async (query, expected) => {
    expect(await imageAt(query)).toEqual(expected);
  });

  test.each([
    ['w=4001', 400],
    ['w=0', 400],
    ['fm=tiff', 400],
    ['q=101', 400],
    ['w=9&fit=pad', 404],
    ['w=9&f=face', 404],
  ])('%s is refused with %i', async (query, status) => {
    expect((await fetch(`${url}?${query}`)).status).toBe(status);
  });

  test('a picture of more than 9 megapixels is not converted to AVIF', async () => {
    const id = await server.space.createAsset({
      file: await picture(3100, 3000),
      fileName: 'b.jpg',
    });
    const large = `https:${(server.space.fieldsOf(id).file as { url: string }).url}`;
    expect((await fetch(`${large}?fm=avif&w=10`)).status).toBe(400);
    expect((await fetch(`${large}?fm=webp&w=10`)).status).toBe(200);
  });
});
