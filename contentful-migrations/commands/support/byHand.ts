/** What no program can do for the operator, in the order in which it is best done. */
import type { Settings } from './settings';

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
export const byHand = ({ siteUrl = 'https://www.example.com' }: Settings): string =>
  [
    'Only a person can do this, in this order (docs/operators.md tells each step):',
    ...STEPS.map(
      ([where, what, why], index) => `  ${index + 1}. ${where}: ${what}, because ${why}.`,
    ),
    `What is done and what is not: npm run contentful:check -- --site ${siteUrl}`,
  ].join('\n');
