/**
 * Stands in for the host's build hook: every call asks for a build. As at Netlify, one build runs at a time,
 * and of the waiting ones only the last runs: the others are skipped.
 */
import { createServer } from 'node:http';
import { listen, stop } from '../listen';

/** @param build runs one build */
export const startBuildHook = async (build: () => Promise<void>) => {
  let calls = 0;
  let builds = 0;
  let isWaiting = false;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (isWaiting) {
      isWaiting = false;
      builds += 1;
      await build();
    }
  };
  const ask = (): void => {
    calls += 1;
    isWaiting = true;
    running ??= work().finally(() => (running = undefined));
    // A failure is reported by `settled`, for callers that wait.
    running.catch(() => undefined);
  };

  const server = createServer((_request, response) => {
    ask();
    response.end();
  });
  return {
    /** The URL for webhooks to call. */
    url: `http://localhost:${await listen(server)}/build_hooks/rehearsal?trigger_title=Contentful`,
    /** How often it has been called. */
    get calls() {
      return calls;
    },
    /** How many builds have been started. */
    get builds() {
      return builds;
    },
    /** Resolves when no build runs and none waits; rejects when one has failed. */
    settled: async (): Promise<void> => {
      while (running) await running;
    },
    close: () => stop(server),
  };
};
