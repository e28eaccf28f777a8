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

/** Links to the company's pages on other websites, in the order that staff gave them. */
export const profiles = ({ content }: AssemblyContext): readonly Link[] =>
  (content.siteConfig.fields.socialProfiles ?? []).map((href) => ({
    label: NAMES[siteOf(href)] ?? siteOf(href),
    href,
  }));
