import { PlainError } from '../../src/failure';
import { runCommand } from '../../src/hosting/commandLine';
import { run } from '../content/support/commands';
import { startFakeContentful } from './index';

const HELP = `An offline Contentful space for development. It lasts until Ctrl+C.

  npx tsx tests/contentful/cli.ts [--port N] [--preview] [--seeded] [--locale CODE]

  --port N       where it listens (default 3900)
  --preview      prints the variables of a preview build
  --seeded       runs npm run contentful:setup first; without it the space is empty
  --locale CODE  its locale (default en-US)`;

/** Contentful's own limit would make the set-up take two minutes. */
const FAST = { CONTENTFUL_REQUESTS_PER_SECOND: '1000' };

const OPTIONS = {
  port: { type: 'string' },
  preview: { type: 'boolean' },
  seeded: { type: 'boolean' },
  locale: { type: 'string' },
} as const;

void runCommand(HELP, OPTIONS, async ({ port = '3900', preview, seeded, locale }) => {
  const server = await startFakeContentful({ port: Number(port), defaultLocale: locale });
  if (seeded) {
    console.error('Filling the space, which takes some seconds …');
    const { code, stderr } = await run(server, 'setup');
    if (code !== 0) {
      await server.close();
      throw new PlainError(stderr);
    }
  }
  const variables = { ...server.env(preview ? 'preview' : 'delivery'), ...FAST };
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`);
  console.error(
    `Ready. Paste these lines into another terminal, not into .env: Node reads NODE_EXTRA_CA_CERTS only from the environment.${seeded ? '' : '\nThe space is empty: run npm run contentful:setup there.'}\nCtrl+C ends the space.`,
  );
  process.once('SIGINT', () => void server.close().then(() => process.exit(0)));
});
