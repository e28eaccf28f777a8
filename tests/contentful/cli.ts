import { parseArgs } from 'node:util';
import { startFakeContentful } from './index';

const HELP = `An offline Contentful space for development. It lasts until Ctrl+C.

  tsx tests/contentful/cli.ts [--port N] [--preview]

  --port N     first of five neighboring ports (default 3900)
  --preview    prints the variables of a preview build`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3900' },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const server = await startFakeContentful({ port: Number(values.port) });
  const variables = server.env(values.preview ? 'preview' : 'delivery');
  for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`);
  console.error('Ready. Set these variables in another terminal; Ctrl+C ends the space.');
  process.once('SIGINT', () => void server.close().then(() => process.exit(0)));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
