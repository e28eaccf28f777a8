/**
 * Stands in for the host's build hook: every call asks for a build. As at Netlify, one build runs at a time,
 * and of the waiting ones only the last runs: the others are skipped.
 */
import { createServer } from 'node:http';
import { listen, stop } from '../support/listen';

/** @param build runs one build */
export const startBuildHook = async (build: () => Promise<void>) => {
  let isWaiting = false;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (isWaiting) {
      isWaiting = false;
      await build();
    }
  };
  const ask = (): void => {
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
    /** Resolves when no build runs and none waits; rejects when one has failed. */
    settled: async (): Promise<void> => {
      while (running) await running;
    },
    close: () => stop(server),
  };
};
