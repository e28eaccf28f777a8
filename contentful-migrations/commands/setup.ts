import { runSpaceCommand } from './support/command';
import { connectSite } from './support/connections';
import { migrate } from './support/migrations';
import { Outcome } from './support/outcome';
import { seed } from './support/seed';
import type { Settings } from './support/settings';

/** What only a person can do. */
const byHand = ({ siteUrl = 'https://www.example.com' }: Settings): string =>
  `Only a person can do this, as far as it is not done (docs/operators.md explains each step):
  1. Netlify, Environment variables: set SITE_URL, CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN.
     Without them the site shows the texts it came with, under an example address.
  2. Netlify, Forms: press “Enable form detection”, then deploy once more.
     Without it every message of a visitor is lost.
  3. Netlify, Notifications, Form submission notifications: add an e-mail to whoever answers visitors.
     Without it a message arrives and nobody notices.
  4. Netlify, Domain management: add the domain and make it the primary one.
     Search engines and share pictures use the address in SITE_URL; https is set up automatically.
  5. Netlify, Branches and deploy contexts: deploy the branch “preview”, and give
     CONTENTFUL_ACCESS_TOKEN the preview key for that branch only.
     It is the site on which editors see their drafts.
  6. Netlify, Deploy notifications: add an e-mail for “Deploy failed”.
     A failed build leaves the site as it was, and nobody would notice.
  7. Contentful, Settings, Users: invite staff with the role Editor.
     It may write and publish everything, and cannot delete content types.
What is done and what is not: npm run contentful:check -- --site ${siteUrl}`;

void runSpaceCommand({
  help: `npm run contentful:setup
Sets a space up for the website: content model, texts and pictures, keys, rebuild on publish, content
preview. Safe to run again.

Variables that only it reads; without one, what depends on it is left out:
  NETLIFY_BUILD_HOOK_URL    what the webhook for the site calls
  NETLIFY_PREVIEW_HOOK_URL  what the webhook for the preview calls
  PREVIEW_SITE_URL          address of the preview, for “Open preview”
  SITE_URL                  public address of the site, for the list of what is left
`,
  run: async (space) => {
    const outcome = new Outcome();
    try {
      console.log('1 of 3: content model');
      const { changed, complete } = await migrate(space);
      if (changed.length > 0) outcome.done.push(`Content model: ${changed.length} content types`);
      if (complete.length > 0)
        outcome.existed.push(`Content model: ${complete.length} content types`);
      console.log('2 of 3: texts and pictures');
      await seed(space, false, outcome);
      console.log('3 of 3: keys, rebuild on publish and content preview');
      await connectSite(space, outcome);
    } finally {
      // Runs even when Contentful stops answering: the lines for .env are shown only when the key is new.
      console.log(`\n${outcome.toString()}`);
    }
    console.log(`\n${byHand(space.settings)}`);
    if (outcome.isIncomplete) process.exitCode = 1;
  },
});
