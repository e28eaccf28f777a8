/**
 * From an empty space to a live edit and a first message, each step timed: day one of docs/operators.md,
 * save what only a person can press at the host and in Contentful.
 */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import type { RunningServer } from '../../../src/hosting/server';
import { forms } from '../../../src/content/forms';
import { startFakeContentful } from '../../contentful';
import { eventually } from '../eventually';
import { startBuildHook } from './buildHook';
import { createCheckout } from './checkout';
import { setUp } from './filledSpace';

/** The notice that the editor puts up. */
export const NOTICE = 'Since today we come on Sundays as well.';

export interface Step {
  readonly name: string;
  readonly milliseconds: number;
}

/** Enough for a machine that is busy with other things. */
const LONGEST_WAIT_MS = 300_000;

const pageOf = async (site: RunningServer, path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`)).text();

/**
 * Runs the rehearsal against an offline space; returns what it has set up, still running.
 *
 * @param report called when a step has ended
 * @throws Error saying which step did not work
 */
export const rehearse = async (report: (step: Step) => void) => {
  const step = async <Result>(label: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    report({ name: label, milliseconds: Math.round(performance.now() - start) });
    return result;
  };

  const checkout = await step('A fresh checkout', () => createCheckout('rehearsal'));
  const contentful = await step('An offline space', () => startFakeContentful());
  const { space } = contentful;
  const env = { ...contentful.env(), SITE_URL: 'https://www.example.com' };
  const hook = await startBuildHook(() => checkout.build(env));
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
    await step('npm run contentful:setup -- --dry-run', async () => {
      await setUp(checkout, contentful, setupEnv, ['--dry-run']);
      assert(space.contentTypeIds().length === 0, 'The dry run has added something.');
    });
    await step('npm run contentful:setup: model, texts, keys, webhooks, previews', async () => {
      const said = await setUp(checkout, contentful, setupEnv);
      assert(!said.includes('Left to do by hand'), `The set-up left something out:\n${said}`);
    });
    await step('npm run build: the first one', () => checkout.build(env));
    const site = await step('The site is served', async () => {
      server = await checkout.serve();
      const home = await pageOf(server, '/');
      assert(home.includes('<h1'), 'The home page has no heading.');
      assert(!home.includes(NOTICE), 'The first build has the notice already.');
      return server;
    });
    await step('A visitor sends a message, and it is in the inbox', async () => {
      const body = new URLSearchParams({
        'form-name': forms.quote.name,
        name: 'Maria',
        comment: 'A limb on the roof.',
      });
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
      for (const words of ['Not done: https', 'Not done: The form'])
        assert(text.includes(words), `The check does not say “${words}”:\n${text}`);
    });
    const notice = await step(
      'An editor saves a draft; Contentful calls the hook of the preview only',
      async () => {
        const id = space.createEntry('notice', { text: NOTICE }, { publish: false });
        await contentful.webhooksSettled();
        assert(hook.calls === 0, 'A draft has the site built.');
        assert(previewHook.calls === 1, 'A draft does not have the preview built.');
        return id;
      },
    );
    const published = performance.now();
    await step('An editor publishes it; Contentful calls the build hook', async () => {
      space.publish(notice);
      await contentful.webhooksSettled();
      assert(hook.calls === 1, `The hook was called ${hook.calls} times, not once.`);
    });
    await step('The host builds again', () => hook.settled());
    await step('The home page shows the notice', () =>
      eventually(
        'the notice is there',
        async () => (await pageOf(site, '/')).includes(NOTICE),
        LONGEST_WAIT_MS,
      ),
    );
    // Milliseconds from the editor's click on Publish to the page that shows it.
    const publishToLive = Math.round(performance.now() - published);
    return { contentful, site, hook, publishToLive, close };
  } catch (error) {
    await close();
    throw error;
  }
};
export type Stage = Awaited<ReturnType<typeof rehearse>>;
