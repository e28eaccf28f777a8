/** The company's facts, what proves them, and its pages on other websites, as pages show them. */
import { telHref, hostOf } from '../links';
import { mainNumber } from '../phone';
import { slugify } from '../text';
import type { Content } from '../types';
import type { Link, OtherWay, Proof, SiteFacts } from '../views/parts';
import type { Texts } from '../defaults/microcopy';
import type { Reader } from './context';
import { isLong } from './textTraits';

/** Ways to reach the company without calling. */
const otherWays = ({ content }: Reader, texts: Texts): readonly OtherWay[] => {
  const { textNumber, email } = content.siteConfig.fields;
  const { textLabel, mailLabel, textBody } = texts;
  const body = encodeURIComponent(`${textBody} `);
  const ways: readonly (OtherWay | false)[] = [
    textNumber !== undefined && {
      icon: 'message-square',
      label: textLabel,
      shown: textNumber,
      // Older iPhones read the text only after `&`, other phones only in a query.
      href: `sms:${mainNumber(textNumber)}?&body=${body}`,
    },
    email !== undefined && {
      icon: 'mail',
      label: mailLabel,
      shown: email,
      href: `mailto:${email}`,
    },
  ];
  return ways.filter((way) => way !== false);
};

/** License, insurance and rating, as far as staff have filled them in. */
const proof = (context: Reader, { licenseLabel, insuranceLabel }: Texts): readonly Proof[] => {
  const config = context.fields(context.content.siteConfig);
  const { licenseNumber, licenseHolder, insurer, insuranceCertificate, rating } = config;
  const all: readonly (Proof | false)[] = [
    licenseNumber !== undefined && {
      icon: 'clipboard-list',
      label: [`${licenseLabel} ${licenseNumber}`, licenseHolder].filter(Boolean).join(', '),
      href: config.licenseRegister,
    },
    (insurer !== undefined || insuranceCertificate !== undefined) && {
      icon: 'shield-check',
      label: [insuranceLabel, insurer].filter(Boolean).join(': '),
      href: insuranceCertificate,
    },
    rating !== undefined &&
      config.ratingSource !== undefined && {
        icon: 'star',
        label: rating,
        href: config.ratingSource,
      },
  ];
  return all.filter((one) => one !== false);
};

/** A number with more characters, such as one with an extension, is set smaller where space is short. */
const LONG_NUMBER = 16;

/** The company's city and the towns around it, once each. */
const townNames = ({ city, towns = [] }: Content<'siteConfig'>): readonly string[] => {
  const keyOf = (name: string): string => slugify(name, name);
  return [city, ...towns.filter((name) => keyOf(name) !== keyOf(city))];
};

/** The link around the logo has the name, so the pictures have no description. */
const logoView = (context: Reader): SiteFacts['logo'] => {
  const { logo, logoDark } = context.content.siteConfig.fields;
  const [light, dark] = [logo, logoDark].map((source) => {
    const picture = context.picture(source, 'logo');
    return picture && { ...picture, alt: '' };
  });
  return light && { light, dark };
};

/** The company's facts; `context.facts` has them. */
export const siteFacts = (context: Reader, texts: Texts): SiteFacts => {
  const entry = context.content.siteConfig;
  const config = context.fields(entry);
  const { streetAddress, postalCode, licenseNumber, licenseHolder } = config;
  return {
    company: config.company,
    logo: logoView(context),
    city: config.city,
    state: config.state,
    stateCode: config.stateCode ?? config.state,
    hours: config.hoursOfOperation,
    phone: {
      display: config.phoneDisplay,
      dashed: config.phoneDashed ?? config.phoneDisplay,
      href: telHref(config.phoneLink),
      long: isLong(config.phoneDisplay, LONG_NUMBER),
    },
    towns: townNames(config),
    email: config.email,
    address: streetAddress === undefined ? undefined : { street: streetAddress, postalCode },
    license:
      licenseNumber === undefined
        ? undefined
        : { number: licenseNumber, holder: licenseHolder, href: config.licenseRegister },
    proof: proof(context, texts),
    otherWays: otherWays(context, texts),
  };
};

/** Names of websites that cannot be derived from the host. */
const NAMES: Readonly<Record<string, string>> = {
  'angi.com': 'Angi',
  'bbb.org': 'Better Business Bureau',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.me': 'Facebook',
  'g.co': 'Google',
  'g.page': 'Google',
  'google.com': 'Google',
  'goo.gl': 'Google',
  'homeadvisor.com': 'HomeAdvisor',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'nextdoor.com': 'Nextdoor',
  'share.google': 'Google',
  'thumbtack.com': 'Thumbtack',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'yelp.com': 'Yelp',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
};

/** The last two parts of a host, without `www`, `m` or `maps`. */
const siteOf = (address: string): string => hostOf(address).split('.').slice(-2).join('.');

/** Links to the company's pages on other websites, in the order that staff gave them. */
export const profiles = ({ content }: Reader): readonly Link[] =>
  (content.siteConfig.fields.socialProfiles ?? []).map((href) => ({
    label: NAMES[siteOf(href)] ?? siteOf(href),
    href,
  }));
