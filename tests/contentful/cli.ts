import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFakeContentful } from './index';

const HELP = `An offline Contentful space for development.

  tsx tests/contentful/cli.ts [--port N] [--state file.json]

  --port N            first of five neighboring ports (default 3900)
  --state file.json   keeps the space in a file, written every few seconds and at the end
  --preview           prints the variables of a preview build`;

const SAVE_EVERY_MS = 5000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3900' },
      state: { type: 'string' },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const { state } = values;
  const server = await startFakeContentful({
    port: Number(values.port),
    startFrom: state !== undefined && existsSync(state) ? state : undefined,
  });
  const save = (): void => {
    if (state !== undefined) server.save(state);
  };
  const variables = server.env(values.preview ? 'preview' : 'delivery');
  for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`);
  console.error('Ready. Set these variables in another terminal; Ctrl+C ends the space.');
  const timer = setInterval(save, SAVE_EVERY_MS);
  const stop = (): void => {
    clearInterval(timer);
    save();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
