/** The shortest journey in each engine that is here or may be installed; `npm run test:long` makes them all. */
import { reading } from './reading';
import { ENGINES, whyMissing } from './support/browsers';
import { travel } from './support/engines';

const SHORT = 'opens the menu of a phone and follows a service';

const present = ENGINES.filter((engine) => {
  const missing = whyMissing(engine);
  if (missing !== undefined) process.stderr.write(`${missing}\n`);
  return missing === undefined;
});

describe.each(present)('a visitor with %s', (engine) => {
  travel(
    engine,
    reading.filter(({ name }) => name === SHORT),
  );
});
