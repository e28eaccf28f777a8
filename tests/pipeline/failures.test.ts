/** When Contentful cannot be read, the build says in one sentence why, and the site stays. */
import { startFakeContentful, type FailRule, type FakeContentful } from '../contentful';
import type { Ended } from '../support/program';
import { useCheckout } from '../support/rehearsal/checkout';
import { writeFiles } from '../support/folder';
import { hashOf } from '../support/hashOf';
import { tryEverything } from '../support/tryEverything';

jest.setTimeout(300_000);

interface Trouble {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly rule?: FailRule;
  /** Only with content types of somebody else. */
  readonly foreign?: boolean;
  readonly code?: number;
  readonly sentence: RegExp;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a wrong key': {
    env: { CONTENTFUL_ACCESS_TOKEN: 'wrong-key-of-somebody' },
    sentence: /^Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN /,
  },
  'no key': {
    env: { CONTENTFUL_ACCESS_TOKEN: undefined },
    code: 2,
    sentence: /^CONTENTFUL_ACCESS_TOKEN is not set: /,
  },
  'a host that does not answer': {
    env: { CONTENTFUL_HOST: 'localhost:9' },
    sentence: /localhost:9 cannot be reached .* after 6 tries: check CONTENTFUL_HOST\b/,
  },
  'errors of the server for good': {
    rule: { api: 'delivery', status: 500 },
    sentence: /answers 500 after 6 tries: check CONTENTFUL_HOST\b/,
  },
  'connections that are always cut': {
    rule: { api: 'delivery', drop: true },
    sentence: /cannot be reached .* after 6 tries: check CONTENTFUL_HOST\b/,
  },
  'a space without the content types': {
    foreign: true,
    sentence:
      /none of this site's content types: run npm run contentful:setup .*CONTENTFUL_SPACE_ID/,
  },
};

const SITE_BEFORE = {
  'index.html': '<!doctype html><title>The site of yesterday</title>',
  'blog/a-post/index.html': '<p>A post</p>',
  'static/picture.jpg': Buffer.from([255, 216, 0, 10, 13]),
};

/** Those that a build sees at once: the others are tried again and again for half a minute. */
const AT_ONCE = ['a wrong key', 'no key', 'a space without the content types'];
const tried = tryEverything ? Object.keys(TROUBLES) : AT_ONCE;

let before: string;
const started: FakeContentful[] = [];
const ended = new Map<string, Promise<Ended>>();
// Before the checkout is removed.
afterAll(async () => {
  await Promise.allSettled(ended.values());
  await Promise.all(started.map((contentful) => contentful.close()));
});
/** Where builds fail: its `dist/` is a site that must stay. */
const checkout = useCheckout('failures');

const startContentful = async (foreign = false): Promise<FakeContentful> => {
  const contentful = await startFakeContentful();
  started.push(contentful);
  contentful.space.setContentTypes([{ id: foreign ? 'recipe' : 'faq', name: 'A', fields: [] }]);
  return contentful;
};

const build = async ({ env, rule, foreign }: Trouble): Promise<Ended> => {
  const contentful = await startContentful(foreign);
  if (rule) contentful.fail(rule);
  return checkout.run('src/hosting/build.ts', { ...contentful.env(), ...env });
};

const everySecret = ({ deliveryToken, previewToken, managementToken }: FakeContentful) => [
  deliveryToken,
  previewToken,
  managementToken,
  'wrong-key-of-somebody',
];

beforeAll(async () => {
  await writeFiles(checkout.to('dist'), SITE_BEFORE);
  before = await hashOf(checkout.to('dist'));
  // They mostly wait between their tries, so they do it together.
  for (const name of tried) ended.set(name, build(TROUBLES[name] as Trouble));
});

it.each(tried)('stops at %s, says why, and leaves the site', async (name) => {
  const { code = 1, sentence } = TROUBLES[name] as Trouble;
  const failed = await ended.get(name);
  const text = failed?.text ?? '';
  expect({ text, code: failed?.code }).toMatchObject({ code });
  // One sentence in one line, without a stack and without keys.
  expect(text.trim()).toMatch(sentence);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d+/);
  for (const contentful of started)
    for (const secret of everySecret(contentful)) expect(text).not.toContain(secret);
  expect(await hashOf(checkout.to('dist'))).toBe(before);
});
