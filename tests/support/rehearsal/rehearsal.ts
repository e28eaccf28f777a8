/**
 * From a space to a live edit and a first message, each step timed: day one of docs/operators.md, save
 * what only a person can press at the host and in Contentful. What the space holds does not matter.
 */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import type { RunningServer } from '../../../src/hosting/server';
import { forms } from '../../../src/content/forms';
import type { FakeContentful } from '../../contentful';
import { eventually } from '../eventually';
import { attribute } from '../html';
import { startBuildHook, type BuildHook } from './buildHook';
import { createCheckout, type Checkout } from './checkout';
import { setUp } from './filledSpace';
import { changedSince, describeSpace } from './found';
import { SPACES, type SpaceName } from './spaces';

/** The notice that the editor puts up: every page shows it, whatever sections staff have left. */
export const NOTICE = 'Since today we come on Sundays as well.';

export interface Step {
  readonly name: string;
  readonly milliseconds: number;
}

/** Everything the rehearsal has set up, still running. */
export interface Stage {
  readonly contentful: FakeContentful;
  readonly checkout: Checkout;
  readonly site: RunningServer;
  readonly hook: BuildHook;
  readonly steps: readonly Step[];
  /** Variables of the site's builds. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds from the editor's click on Publish to the page that shows it. */
  readonly publishToLive: number;
  close(): Promise<void>;
}

/** Enough for a machine that is busy with other things. */
const LONGEST_WAIT_MS = 300_000;

const pageOf = async (site: RunningServer, path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`)).text();

/** Whether a page of the built site has the form for quotes. */
const hasForm = (checkout: Checkout): boolean =>
  [...checkout.pages().values()]
    .flatMap(({ elements }) => elements)
    .some(
      (element) => element.tagName === 'form' && attribute(element, 'name') === forms.quote.name,
    );

/**
 * Runs the rehearsal against an offline space.
 *
 * @param report called when a step has ended
 * @param name which space
 * @throws Error saying which step did not work
 */
export const rehearse = async (
  report: (step: Step) => void,
  name: SpaceName = 'empty',
): Promise<Stage> => {
  const steps: Step[] = [];
  const step = async <Result>(label: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    const done = { name: label, milliseconds: Math.round(performance.now() - start) };
    steps.push(done);
    report(done);
    return result;
  };

  const checkout = await step('A fresh checkout', () => createCheckout(`rehearsal-${name}`));
  const contentful = await step('An offline space', () => SPACES[name](checkout));
  const { space } = contentful;
  const before = space.snapshot();
  const expectUnchanged = (): void => {
    const changed = changedSince(before, space.snapshot());
    assert(changed.length === 0, `This was in the space and has changed: ${changed.join(', ')}.`);
  };
  const env = { ...contentful.env(), SITE_URL: 'https://www.example.com' };
  const hook = await startBuildHook((body) => checkout.build({ ...env, INCOMING_HOOK_BODY: body }));
  // Previews are built by a test of their own; here it counts that they are asked for.
  const previewHook = await startBuildHook(() => Promise.resolve());
  let server: RunningServer | undefined;
  const close = async (): Promise<void> => {
    await server?.close();
    await hook.close();
    await previewHook.close();
    await contentful.close();
    await checkout.remove();
  };
  try {
    const setupEnv = {
      NETLIFY_BUILD_HOOK_URL: hook.url,
      NETLIFY_PREVIEW_HOOK_URL: previewHook.url,
      PREVIEW_SITE_URL: 'https://preview.example.com',
      SITE_URL: env.SITE_URL,
    };
    const found = describeSpace(before);
    await step(`npm run contentful:setup -- --dry-run: the space holds ${found}`, async () => {
      await setUp(checkout, contentful, setupEnv, ['--dry-run']);
      assert(describeSpace(space.snapshot()) === found, 'The dry run has added something.');
      expectUnchanged();
    });
    await step('npm run contentful:setup: model, texts, keys, webhooks, previews', async () => {
      const said = await setUp(checkout, contentful, setupEnv);
      assert(!said.includes('Left to do by hand'), `The set-up left something out:\n${said}`);
    });
    await step('What was in the space is as it was', () => Promise.resolve(expectUnchanged()));
    await step('npm run build: the first one', () => checkout.build(env));
    const takesMessages = hasForm(checkout);
    const site = await step('The site is served', async () => {
      server = await checkout.serve();
      const home = await pageOf(server, '/');
      assert(home.includes('<h1'), 'The home page has no heading.');
      assert(!home.includes(NOTICE), 'The first build has the notice already.');
      return server;
    });
    if (takesMessages)
      await step('A visitor sends a message, and it is in the inbox', async () => {
        const message = {
          'form-name': forms.quote.name,
          name: 'Maria',
          comment: 'A limb on the roof.',
        };
        const body = new URLSearchParams(message);
        await fetch(`${site.url}/thank-you/`, { method: 'POST', body });
        assert(site.submissions.length === 1, 'The message did not arrive.');
      });
    await step('npm run contentful:check -- --site: what is not done yet', async () => {
      const { text } = await checkout.run('contentful-migrations/commands/check.ts', env, [
        '--site',
        site.url,
      ]);
      for (const words of ['Done: Headers as built', 'Done: Last publish'])
        assert(text.includes(words), `The check does not say “${words}”:\n${text}`);
      assert(!text.includes('Not done: Old addresses'), `Old addresses lead nowhere:\n${text}`);
      // This machine has no domain, and nobody to press “Enable form detection”.
      for (const words of ['Not done: https', ...(takesMessages ? ['Not done: The form'] : [])])
        assert(text.includes(words), `The check does not say “${words}”:\n${text}`);
    });
    const notice = await step(
      'An editor saves a draft; Contentful calls the hook of the preview only',
      async () => {
        const id = space.createEntry('notice', { text: NOTICE }, { publish: false });
        await contentful.webhooksSettled();
        assert(hook.calls.length === 0, 'A draft has the site built.');
        assert(previewHook.calls.length === 1, 'A draft does not have the preview built.');
        return id;
      },
    );
    const published = performance.now();
    await step('An editor publishes it; Contentful calls the build hook', async () => {
      space.publish(notice);
      await contentful.webhooksSettled();
      assert(hook.calls.length === 1, `The hook was called ${hook.calls.length} times, not once.`);
    });
    await step('The host builds again', () => hook.settled());
    await step('The home page shows the notice', () =>
      eventually(
        'the notice is there',
        async () => (await pageOf(site, '/')).includes(NOTICE),
        LONGEST_WAIT_MS,
      ),
    );
    const publishToLive = Math.round(performance.now() - published);
    return { contentful, checkout, site, hook, steps, env, publishToLive, close };
  } catch (error) {
    await close();
    throw error;
  }
};
