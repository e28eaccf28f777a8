/** Pages of the company on other websites, by the names of these. */
import { hostOf } from '../links';
import type { Link } from '../views';
import type { AssemblyContext } from './context';

/** Names that the host of an address does not tell. */
const NAMES: Readonly<Record<string, string>> = {
  'angi.com': 'Angi',
  'bbb.org': 'Better Business Bureau',
  'facebook.com': 'Facebook',
  'g.page': 'Google',
  'google.com': 'Google',
  'goo.gl': 'Google',
  'homeadvisor.com': 'HomeAdvisor',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'nextdoor.com': 'Nextdoor',
  'thumbtack.com': 'Thumbtack',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
};

/** The last two parts of a host: that of the website, without `www`, `m` or `maps`. */
const siteOf = (address: string): string => hostOf(address).split('.').slice(-2).join('.');

/** An address for comparison: with or without `www` and a slash at its end it is the same page. */
const pageKey = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${hostOf(address)}${pathname.replace(/\/$/, '')}${search}`;
};

/** Links to the company's pages on other websites, each once, in the order that staff gave them. */
export const profiles = ({ content }: AssemblyContext): readonly Link[] => {
  const { socialProfiles = [] } = content.siteConfig.fields;
  const keys = socialProfiles.map(pageKey);
  return socialProfiles
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map((href) => ({ label: NAMES[siteOf(href)] ?? siteOf(href), href }));
};
