import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installedLicenses, isAllowed, licenseOf } from '../../../../src/build/audit/licenses';
import { searchSecrets, secretsOf } from '../../../../src/build/audit/secrets';
import { readAudit } from '../../../../src/build/audit/vulnerabilities';
import { packageOf } from '../../../../src/build/browserPackages';

describe('packages that browsers get', () => {
  it.each([
    ['/site/node_modules/react-dom/cjs/react-dom.js', 'node_modules/react-dom'],
    ['/site/node_modules/@emotion/react/dist/x.js', 'node_modules/@emotion/react'],
    ['C:\\site\\node_modules\\keen-slider\\slider.js', 'node_modules/keen-slider'],
    ['/a/node_modules/gatsby/node_modules/@x/y/index.js', 'node_modules/gatsby/node_modules/@x/y'],
    ['/site/.cache/production-app.js', 'node_modules/gatsby'],
    ['/site/src/components/Island.tsx', undefined],
  ])('%s is in %s', (file, expected) => {
    expect(packageOf(file)).toBe(expected);
  });
});

describe('licenses', () => {
  it.each([
    [{ license: 'MIT' }, '', 'MIT'],
    [{ license: { type: 'ISC' } }, '', 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, '', 'MIT OR Apache-2.0'],
    [{}, 'This is free software released into the public domain.', 'Unlicense'],
    [{}, 'All rights reserved.', 'unknown'],
  ])('of %j with “%s” is %s', (manifest, text, expected) => {
    expect(licenseOf(manifest, text)).toBe(expected);
  });

  it.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0)', true, true],
    ['MIT AND GPL-3.0', true, false],
    ['LGPL-3.0-or-later', true, false],
    ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
    ['GPL-3.0', false, false],
    ['unknown', false, false],
  ])('%s, in what visitors get: %s, is allowed: %s', (license, reachesBrowsers, expected) => {
    expect(isAllowed(license, reachesBrowsers)).toBe(expected);
  });

  it('of this repository are all found and allowed for tools', () => {
    const all = installedLicenses(process.cwd());
    expect(all.length).toBeGreaterThan(500);
    expect(all.find(({ key }) => key === 'node_modules/react')?.license).toBe('MIT');
    expect(all.filter(({ license }) => !isAllowed(license, false))).toEqual([]);
  });
});

describe('the answer about weaknesses', () => {
  it('names packages that are weak themselves, how bad it is, and where they are', () => {
    const output = JSON.stringify({
      vulnerabilities: {
        left: { severity: 'high', nodes: ['node_modules/left'], via: [{ title: 'Overflow' }] },
        uses: { severity: 'high', nodes: ['node_modules/uses'], via: ['left'] },
      },
    });
    expect(readAudit(output)).toEqual({
      asked: true,
      found: [{ name: 'left', severity: 'high', places: ['node_modules/left'] }],
    });
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST https://r.example/-/bulk","statusCode":405}',
      '405 Method Not Allowed',
    ],
    ['{"error":{"code":"ENOLOCK","summary":"There is no lock file"}}', 'There is no lock file'],
    ['<html>', 'npm gave no answer that can be read'],
    ['', 'npm gave no answer that can be read'],
  ])('is no answer when it is %s', (output, reason) => {
    expect(readAudit(output)).toEqual({ asked: false, reason });
  });
});

describe('the search for secrets', () => {
  const SECRET = 'correct horse/battery';
  const secrets = new Map([['DEPLOY_TOKEN', SECRET]]);
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'secrets-'));
    await mkdir(path.join(root, 'public/about'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const found = async (text: string): Promise<readonly string[]> => {
    await writeFile(path.join(root, 'public/about/index.html'), text);
    const { files, leaks } = await searchSecrets(root, ['public', 'reports'], secrets);
    expect(files).toBe(1);
    expect(leaks.map(({ file }) => file)).toEqual(leaks.map(() => 'public/about/index.html'));
    return leaks.map(({ what }) => what);
  };

  it.each([
    SECRET,
    encodeURIComponent(SECRET),
    Buffer.from(SECRET).toString('base64'),
    `\u0000\u00ff${SECRET}`,
  ])('finds the value of a variable written as %j', async (text) => {
    expect(await found(`before ${text} after`)).toEqual(['the value of DEPLOY_TOKEN']);
  });

  it.each([
    [`CFPAT-${'a1'.repeat(20)}`, 'a Contentful management token'],
    [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), 'a private key'],
    [`AKIA${'A'.repeat(16)}`, 'an AWS key'],
    [`ghp_${'a'.repeat(36)}`, 'a GitHub token'],
    [`npm_${'a'.repeat(36)}`, 'an npm token'],
    ['https://user:pass@db.example/', 'a password in an address'],
  ])('finds %s', async (text, kind) => {
    expect(await found(text)).toEqual([kind]);
  });

  it('finds nothing in an honest page', async () => {
    const text = '<a href="https://www.example.com/a:b@c">Write to tree@example.com</a>';
    expect(await found(text)).toEqual([]);
  });

  it('looks for secret variables only, and not for what is made to be public', () => {
    const env = {
      CONTENTFUL_MANAGEMENT_TOKEN: 'a-long-token',
      NETLIFY_BUILD_HOOK_URL: 'https://hook.example/1',
      GATSBY_GOOGLE_MAPS_API_KEY: 'public-by-nature',
      SHORT_TOKEN: 'abc',
      HOME: '/home/somebody',
    };
    expect([...secretsOf(env).keys()]).toEqual([
      'CONTENTFUL_MANAGEMENT_TOKEN',
      'NETLIFY_BUILD_HOOK_URL',
    ]);
  });
});
