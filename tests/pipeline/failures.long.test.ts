/** When Contentful cannot be read, the build says in one sentence why, and the site stays. */
import { startFakeContentful, type FailRule, type FakeContentful } from '../contentful';
import type { Ended } from '../support/program';
import { useCheckout } from '../support/rehearsal/checkout';

interface Trouble {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly rule?: FailRule;
  readonly sentence: RegExp;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a wrong key': {
    env: { CONTENTFUL_ACCESS_TOKEN: 'wrong-key-of-somebody' },
    sentence: /Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN /,
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
};

/** A build fails at once on the first; it retries the others for half a minute. */
const tried = Object.keys(TROUBLES);

const started: FakeContentful[] = [];
const ended = new Map<string, Promise<Ended>>();
// Before the checkout is removed.
afterAll(async () => {
  await Promise.allSettled(ended.values());
  await Promise.all(started.map((contentful) => contentful.close()));
});
const checkout = useCheckout('failures');

const build = async ({ env, rule }: Trouble): Promise<Ended> => {
  const contentful = await startFakeContentful();
  started.push(contentful);
  contentful.space.setContentTypes([{ id: 'faq', name: 'A', fields: [] }]);
  if (rule) contentful.fail(rule);
  return checkout.tryBuild({ ...contentful.env(), ...env });
};

const everySecret = ({ deliveryToken, previewToken, managementToken }: FakeContentful) => [
  deliveryToken,
  previewToken,
  managementToken,
  'wrong-key-of-somebody',
];

beforeAll(() => {
  // The builds mostly wait between retries, so they run at the same time.
  for (const name of tried) ended.set(name, build(TROUBLES[name] as Trouble));
});

it.each(tried)('stops at %s and says why', async (name) => {
  const { code, text = '' } = (await ended.get(name)) ?? {};
  expect({ text, code }).toMatchObject({ code: 1 });
  // One sentence, without a stack and without keys.
  expect(text.replace(/\s+/g, ' ')).toMatch((TROUBLES[name] as Trouble).sentence);
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d+/);
  for (const contentful of started)
    for (const secret of everySecret(contentful)) expect(text).not.toContain(secret);
});
