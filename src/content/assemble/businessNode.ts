/** The company as schema.org sees it. One node, the same on every page, known by one `@id`. */
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { siteFacts } from './parts';

export type GraphNode = Readonly<Record<string, unknown>>;

/** Picture of the company: the logo mark, a file of every site. */
const LOGO = '/icon-512.png';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours are told only when the config says that the phone is always answered. */
const alwaysOpen = (telephone: string): GraphNode => ({
  contactPoint: {
    '@type': 'ContactPoint',
    telephone,
    contactType: 'emergency',
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: '00:00',
      closes: '23:59',
    },
  },
});

const secure = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => URL.canParse(address) && /^https?:\/\//i.test(address));

/**
 * @param id - its `@id`
 * @param withTowns - true where the page names the towns; elsewhere the city alone is served
 */
export const businessNode = (
  context: AssemblyContext,
  id: string,
  withTowns: boolean,
): GraphNode => {
  const root = context.input.settings.siteUrl;
  const facts = siteFacts(context);
  const profiles = secure(context.input.content.siteConfig.fields.socialProfiles ?? []);
  const telephone = facts.phone.href.replace('tel:', '');
  const towns = new Set([facts.city, ...(withTowns ? facts.towns : [])]);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    name: facts.company,
    url: `${root}/`,
    telephone,
    image: `${root}${LOGO}`,
    logo: `${root}${LOGO}`,
    areaServed: [...towns].map((name) => ({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
    ...(/24\s*\/\s*7/.test(withoutMarks(facts.hours)) && alwaysOpen(telephone)),
    ...(facts.email !== undefined && { email: facts.email }),
    ...(facts.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.address.street,
        addressLocality: facts.city,
        addressRegion: facts.stateCode,
        ...(facts.address.postalCode !== undefined && { postalCode: facts.address.postalCode }),
        addressCountry: 'US',
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};
