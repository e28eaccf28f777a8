import { parseArgs } from 'node:util';
import { run } from '../content/support/commands';
import { startFakeContentful } from './index';

const HELP = `An offline Contentful space for development. It lasts until Ctrl+C.

  npx tsx tests/contentful/cli.ts [--port N] [--preview] [--seeded] [--locale CODE]

  --port N       first of five neighboring ports (default 3900)
  --preview      prints the variables of a preview build
  --seeded       runs npm run contentful:setup first; without it the space is empty
  --locale CODE  its only locale (default en-US)`;

/** Contentful's own limit would make the set-up take two minutes. */
const FAST = { CONTENTFUL_REQUESTS_PER_SECOND: '1000' };

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3900' },
      preview: { type: 'boolean', default: false },
      seeded: { type: 'boolean', default: false },
      locale: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const server = await startFakeContentful({
    port: Number(values.port),
    defaultLocale: values.locale,
  });
  if (values.seeded) {
    console.error('Filling the space, which takes some seconds …');
    const { code, stderr } = await run(server, 'setup');
    if (code !== 0) {
      await server.close();
      throw new Error(stderr);
    }
  }
  const variables = { ...server.env(values.preview ? 'preview' : 'delivery'), ...FAST };
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`);
  console.error(
    `Ready. Paste these lines into another terminal, not into .env: Node reads NODE_EXTRA_CA_CERTS only from the environment.${values.seeded ? '' : '\nThe space is empty: run npm run contentful:setup there.'}\nCtrl+C ends the space.`,
  );
  process.once('SIGINT', () => void server.close().then(() => process.exit(0)));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
