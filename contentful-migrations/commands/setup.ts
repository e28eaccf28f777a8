import { ensureApiKey } from './support/apiKeys';
import { runCommand } from './support/command';
import { ensurePreview } from './support/contentPreview';
import { migrate } from './support/migrations';
import { joined, outcome, print, type Outcome } from './support/outcome';
import { seed } from './support/seed';
import { openSpace } from './support/space';
import { byHand } from './support/byHand';
import { ensureWebhooks } from './support/webhook';

const migrationOutcome = ({ applied, before }: Awaited<ReturnType<typeof migrate>>): Outcome =>
  outcome({
    done: applied.length === 0 ? [] : [`Content model: ${applied.length} migrations`],
    existed: before.length === 0 ? [] : [`Content model: ${before.length} migrations`],
  });

void runCommand({
  name: 'npm run contentful:setup',
  about:
    'Sets a space up for the website: content model, texts and pictures, keys, rebuild on publish, content preview. Safe to run again.',
  variables: {
    NETLIFY_BUILD_HOOK_URL: 'what the webhook for the site calls (none: no webhook yet)',
    NETLIFY_PREVIEW_HOOK_URL: 'what the webhook for the preview calls (none: no webhook yet)',
    PREVIEW_SITE_URL: 'address of the preview, for “Open preview” (none: no content preview yet)',
    SITE_URL: 'public address of the site',
  },
  run: async (settings) => {
    const space = await openSpace(settings);
    console.log('1 of 4: content model');
    const model = migrationOutcome(await migrate(space));
    console.log('2 of 4: texts and pictures');
    const texts = await seed(space, { dryRun: false, restoreDeleted: false });
    console.log('3 of 4: keys');
    const keys = await ensureApiKey(space);
    console.log('4 of 4: rebuild on publish and content preview');
    const rebuild = await ensureWebhooks(space);
    const preview = await ensurePreview(space);
    console.log(`\n${print(joined([model, texts, keys, rebuild, preview]))}`);
    console.log(`\n${byHand(settings)}`);
  },
});
