import type { DefaultEntry } from './entry';

/**
 * Licenses are linked where they ask for it. Who made which picture is also told in
 * src/images/CREDITS.md; a picture added there belongs here too.
 */
const photoCredits = `
Canopy, winter trees, red maple, spruce, storm sky and storm sunset (brightened): Carsten Haitzler and contributors, Enlightenment project, [BSD 2-Clause](https://opensource.org/license/bsd-2-clause).

Forest road: Joshua Welch, [CC0](https://creativecommons.org/publicdomain/zero/1.0/). Winter conifers: invisiblepower, CC0. Dandelions: Clemens Engelhardt, CC0. Osprey: Budgie Desktop Developers, CC0. Windswept tree: Leslie Adkin, CC0.

Autumn meadow and woodland stream: Aitzol Berasategi, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), cropped and resized.

Nuthatch on bark: Lukas Baubkus, [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/), cropped and resized.

Lightning: Friedrich Haag, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/), cropped and resized.
`;

export const menuText: readonly DefaultEntry<'menuText'>[] = [
  {
    id: 'menu-text',
    fields: {
      name: 'Texts of header, menu and footer',
      badge: 'Emergency crew',
      badgeNote: 'Nights, weekends, holidays. {{city}} and the towns around it',
      quoteLabel: 'Request Free Quote',
      quoteHref: '/contact/#quote',
      callLabel: 'Call Us Anytime',
      callBarQuote: 'Free quote',
      otherWays: 'Text or email us',
      textLabel: 'Text us a photo',
      textBody: 'Hello, this is about a tree at',
      mailLabel: 'Email us',
      drawerCall: 'Call {{phone}}',
      drawerQuote: 'Request a free quote',
      menuLabel: 'Menu',
      closeLabel: 'Close',
      allServices: 'All services',
      darkMode: 'Dark colors',
      homeCrumb: 'Home',
      footerHeading: 'Good trees outlive good intentions.',
      footerText1:
        'We look after the trees of {{city}} and the towns around it: the sugar maple that shades a porch, the white pine too close to the garage, the street-side oak older than the street.',
      footerText2:
        'When one of them needs help, or comes down at the wrong hour, you talk to a person who knows trees. Licensed, insured, and on call {{hours}}.',
      servicesHeading: 'Services',
      linksHeading: 'Useful links',
      hoursHeading: 'Opening hours',
      hoursNote: 'Every day of the year',
      copyright: '© {{year}} {{company}}.',
      footerText: 'Tree work for homes and businesses in {{city}}, {{state}}.',
      backToTop: 'Back to top',
      creditsLabel: 'Photo credits',
      photoCredits,
      licenseLabel: '{{state}} arborist license',
      insuranceLabel: 'Insurance certificate',
      skipLink: 'Skip to content',
      logoLabel: '{{company}}, home',
      topBarLabel: 'Emergency and quotes',
      mainMenuLabel: 'Main',
      drawerLabel: 'Menu',
      servicesMenuLabel: 'Show services',
      crumbsLabel: 'Breadcrumb',
      callBarName: 'Call or request a quote',
      footerLabel: 'Useful links',
      noticeLabel: 'Notice',
      dismissNotice: 'Close this notice',
    },
  },
];
