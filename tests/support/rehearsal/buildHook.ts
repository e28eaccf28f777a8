/**
 * Stands in for the host's build hook: every call asks for a build with the body of the call in
 * `INCOMING_HOOK_BODY`. As at Netlify, one build runs at a time, and of those that wait only the
 * last one is run: the ones between are skipped.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, stop } from '../listen';

/** @param build runs one build; it is given the body of the call that asked for it */
export const startBuildHook = async (build: (incomingBody: string) => Promise<void>) => {
  const calls: string[] = [];
  let builds = 0;
  let waiting: string | undefined;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (waiting !== undefined) {
      const body = waiting;
      waiting = undefined;
      builds += 1;
      await build(body);
    }
  };
  const ask = (body: string): void => {
    calls.push(body);
    waiting = body;
    running ??= work().finally(() => (running = undefined));
    // A failure is reported by `settled`, for callers that wait.
    running.catch(() => undefined);
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      ask(body);
      response.end();
    });
  });
  return {
    /** What a webhook has to call. */
    url: `http://localhost:${await listen(server)}/build_hooks/rehearsal?trigger_title=Contentful`,
    /** Bodies of the calls so far, oldest first. */
    calls,
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
