/**
 * What visitors do, in each engine. `npm test` makes the shortest journey, in the engines besides
 * Chromium, which tests/browser uses, that are here or can be installed; `npm run test:long` makes all of
 * them in all. `npm run build` comes before.
 */
import { ENGINES, isAvailable } from '../support/browsers';
import { serveBuiltSite } from '../support/serveBuiltSite';
import { tryEverything } from '../support/tryEverything';
import { asking } from './asking';
import { reading } from './reading';
import { returning } from './returning';
import type { Driver } from './support/driver';
import { startEngine } from './support/startEngine';
import { Visitor } from './support/visitor';

const SHORT = 'opens the menu of a phone and follows a service';

const others = ENGINES.filter((engine) => engine !== 'chromium' && isAvailable(engine));
const engines = tryEverything || others.length === 0 ? ENGINES : others;
const journeys = [...reading, ...asking, ...returning].filter(
  ({ name }) => tryEverything || name === SHORT,
);

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
