/**
 * From an empty space to a live edit and a first message, each step timed: day one of
 * docs/operators.md, save what only a person can press at the host and in Contentful.
 */
import { performance } from 'node:perf_hooks';
import type { RunningServer } from '../../../src/hosting/server';
import { forms } from '../../../src/content/forms';
import { startFakeContentful, richText, type FakeContentful } from '../../contentful';
import { startBuildHook, type BuildHook } from './buildHook';
import { createCheckout, type Checkout } from './checkout';
import { setUp } from './filledSpace';

/** The question that the editor answers anew. */
export const FAQ_ID = 'faq-free-estimate';
export const NEW_ANSWER = 'Yes, and since today we come on Sundays as well.';

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
const LOOK_EVERY_MS = 250;

const pageOf = async (site: RunningServer, path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`)).text();

const waitFor = async (what: string, look: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

const expect = (condition: boolean, otherwise: string): void => {
  if (!condition) throw new Error(otherwise);
};

/**
 * Runs the rehearsal against an offline space.
 *
 * @param report called when a step has ended
 * @throws Error saying which step did not work
 */
export const rehearse = async (report: (step: Step) => void): Promise<Stage> => {
  const steps: Step[] = [];
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    const done = { name, milliseconds: Math.round(performance.now() - start) };
    steps.push(done);
    report(done);
    return result;
  };

  const contentful = await step('An empty space', () => startFakeContentful());
  const checkout = await step('A fresh checkout', () => createCheckout('rehearsal'));
  const env = { ...contentful.env(), SITE_URL: 'https://www.example.com' };
  const hook = await startBuildHook((body) => checkout.build({ ...env, INCOMING_HOOK_BODY: body }));
  // Previews are built by a test of their own; here it counts that they are asked for.
  const previewHook = await startBuildHook(() => Promise.resolve());
  const close = async (): Promise<void> => {
    await hook.close();
    await previewHook.close();
    await contentful.close();
    await checkout.remove();
  };
  try {
    await step('npm run contentful:setup: model, texts, keys, webhooks, previews', async () => {
      const said = await setUp(checkout, contentful, {
        NETLIFY_BUILD_HOOK_URL: hook.url,
        NETLIFY_PREVIEW_HOOK_URL: previewHook.url,
        PREVIEW_SITE_URL: 'https://preview.example.com',
        SITE_URL: env.SITE_URL,
      });
      expect(!said.includes('Left to do by hand'), `The set-up left something out:\n${said}`);
    });
    await step('npm run build: the first one', () => checkout.build(env));
    const site = await step('The site is served', async () => {
      const running = await checkout.serve();
      const home = await pageOf(running, '/');
      expect(home.includes('Is the estimate really free?'), 'The first build lacks the question.');
      expect(!home.includes(NEW_ANSWER), 'The first build has the new answer already.');
      return running;
    });
    await step('A visitor sends a message, and it is in the inbox', async () => {
      const message = {
        'form-name': forms.quote.name,
        name: 'Maria',
        comment: 'A limb on the roof.',
      };
      const body = new URLSearchParams(message);
      await fetch(`${site.url}/thank-you/`, { method: 'POST', body });
      expect(site.submissions.length === 1, 'The message did not arrive.');
    });
    await step('npm run contentful:check -- --site: what is not done yet', async () => {
      const { text } = await checkout.run('contentful-migrations/commands/check.ts', env, [
        '--site',
        site.url,
      ]);
      for (const words of ['Done: Headers as built', 'Done: Last publish', 'Done: Old addresses'])
        expect(text.includes(words), `The check does not say “${words}”:\n${text}`);
      // This machine has no domain, and nobody to press “Enable form detection”.
      for (const words of ['Not done: https', 'Not done: The form'])
        expect(text.includes(words), `The check does not say “${words}”:\n${text}`);
    });
    await step(
      'An editor saves a draft; Contentful calls the hook of the preview only',
      async () => {
        contentful.space.updateFields(FAQ_ID, { answer: richText('Yes …') });
        await contentful.webhooksSettled();
        expect(hook.calls.length === 0, 'A draft has the site built.');
        expect(previewHook.calls.length === 1, 'A draft does not have the preview built.');
      },
    );
    const published = performance.now();
    await step('An editor publishes another answer; Contentful calls the build hook', async () => {
      contentful.space.updateFields(FAQ_ID, { answer: richText(NEW_ANSWER) }, { publish: true });
      await contentful.webhooksSettled();
      expect(hook.calls.length === 1, `The hook was called ${hook.calls.length} times, not once.`);
    });
    await step('The host builds again', () => hook.settled());
    await step('The page shows the new answer', () =>
      waitFor('the new answer', async () => (await pageOf(site, '/')).includes(NEW_ANSWER)),
    );
    const publishToLive = Math.round(performance.now() - published);
    const stop = async (): Promise<void> => {
      await site.close();
      await close();
    };
    return { contentful, checkout, site, hook, steps, env, publishToLive, close: stop };
  } catch (error) {
    await close();
    throw error;
  }
};
