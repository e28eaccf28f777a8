import { startServer, type RunningServer } from '../../../src/hosting/serve';
import type { Engine } from './browsers';
import type { Driver, Size } from './driver';
import { startPuppeteer } from './puppeteer';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

/** One way through the site, the same in every engine. */
export interface Journey {
  /** What the visitor can do. */
  readonly name: string;
  readonly size: Size;
  readonly go: (visitor: Visitor, server: RunningServer) => Promise<void>;
}

const start: Record<Engine, () => Promise<Driver>> = {
  chromium: () => startPuppeteer('chromium'),
  firefox: () => startPuppeteer('firefox'),
  webkit: startWebKit,
};

const JOURNEY_TIMEOUT_MS = 60_000;

/**
 * One test for each journey. Every journey has a server of its own, and so an origin of its own,
 * on which the browser has stored nothing; `npm run build` comes before.
 */
export const travel = (engine: Engine, journeys: readonly Journey[]): void => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start[engine]();
  }, JOURNEY_TIMEOUT_MS);
  afterAll(() => driver?.close());

  test.each(journeys.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_name, { size, go }) => {
      const server = await startServer({ root: process.cwd(), port: 0 });
      try {
        await driver.resize(size);
        driver.complaints();
        await go(new Visitor(driver, server.url), server);
      } finally {
        await driver.leave();
        await server.close();
      }
    },
    JOURNEY_TIMEOUT_MS,
  );
};
