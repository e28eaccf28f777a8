import { ensureApiKey } from './support/apiKeys';
import { runSpaceCommand } from './support/command';
import { ensurePreview } from './support/contentPreview';
import { migrate } from './support/migrations';
import { joined, outcome, print, type Outcome } from './support/outcome';
import { seed } from './support/seed';
import { openSpace } from './support/space';
import type { Settings } from './support/settings';
import { ensureWebhooks } from './support/webhook';

const migrationOutcome = ({ applied, before }: Awaited<ReturnType<typeof migrate>>): Outcome =>
  outcome({
    done: applied.length === 0 ? [] : [`Content model: ${applied.length} migrations`],
    existed: before.length === 0 ? [] : [`Content model: ${before.length} migrations`],
  });

/** What no program can do for the operator, in the order in which it is best done. */
const STEPS: readonly (readonly [where: string, what: string, why: string])[] = [
  [
    'Netlify, Environment variables',
    'set SITE_URL, CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN',
    'without them the site shows the texts it came with, under an example address',
  ],
  [
    'Netlify, Forms',
    'press “Enable form detection”, then deploy once more',
    'without it every message of a visitor is lost',
  ],
  [
    'Netlify, Forms, Form notifications',
    'add an e-mail notification to whoever answers visitors',
    'without it a message arrives and nobody hears of it',
  ],
  [
    'Netlify, Domain management',
    'add the domain and let it be the primary one',
    'search engines and share pictures use the address in SITE_URL; https comes by itself',
  ],
  [
    'Netlify, Branches and deploy contexts',
    'deploy the branch “preview” and give CONTENTFUL_ACCESS_TOKEN the preview key for that branch only',
    'it is the site that editors see their drafts on',
  ],
  [
    'Netlify, Deploy notifications',
    'add an e-mail for “Deploy failed”',
    'a failed build leaves the site as it was, and nobody would notice',
  ],
  [
    'Contentful, Settings, Users',
    'invite staff with the role Editor',
    'it may write and publish everything, and cannot delete content types',
  ],
];

/** The steps as text for the terminal. */
const byHand = ({ siteUrl = 'https://www.example.com' }: Settings): string =>
  [
    'Only a person can do this, in this order (docs/operators.md tells each step):',
    ...STEPS.map(
      ([where, what, why], index) => `  ${index + 1}. ${where}: ${what}, because ${why}.`,
    ),
    `What is done and what is not: npm run contentful:check -- --site ${siteUrl}`,
  ].join('\n');

void runSpaceCommand({
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
