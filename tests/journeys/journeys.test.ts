/** What visitors do, in each engine. `npm run build` comes before. */
import { ENGINES, isAvailable } from '../support/browsers';
import { serveBuiltSite } from '../support/serveBuiltSite';
import { asking } from './asking';
import { reading } from './reading';
import { returning } from './returning';
import type { Driver } from './support/driver';
import { startEngine } from './support/startEngine';
import { Visitor } from './support/visitor';

/** A missing browser fails unless somebody has said that it may, so that none vanishes unnoticed. */
const engines = process.env.SKIP_MISSING_BROWSERS === 'yes' ? ENGINES.filter(isAvailable) : ENGINES;

const journeys = [...reading, ...asking, ...returning];

describe.each(engines)('a visitor with %s', (engine) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await startEngine[engine]();
  });
  afterAll(() => driver?.close());

  // A server for each, and so an origin on which the browser has stored nothing.
  it.each(journeys)('$name', async ({ size, go }) => {
    const server = await serveBuiltSite();
    try {
      await driver.resize(size);
      driver.complaints();
      await go(new Visitor(driver, server.url), server);
    } finally {
      await driver.leave();
      await server.close();
    }
  });
});
