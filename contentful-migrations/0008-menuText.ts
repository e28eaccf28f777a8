import { contentType } from './helpers/contentType';

export default contentType('menuText', {
  description: 'The words that are on every page.',
  tabs: [
    ['header', 'Header and menu', 'name'],
    ['footer', 'Footer', 'footerHeading'],
    ['spoken', 'Read out only', 'skipLink'],
  ],
  help: {
    name: 'Only you see it.',
    badge:
      'Beside the hours, for example Emergency crew. Empty: the text the site came with, if any.',
    badgeNote: 'Shown on wide screens only. Empty: nothing is shown.',
    quoteLabel: 'For example Request Free Quote. Empty: the text the site came with, if any.',
    quoteHref: 'For example /contact/#quote. Empty: the form on the contact page.',
    callLabel:
      'At the top, in the bar on phones, and on call buttons in boxes. For example Call Us Anytime. Empty: the text the site came with, if any.',
    callBarQuote: 'Two words, for example Free quote. Empty: the text the site came with, if any.',
    otherWays:
      'Read out; a sign is shown. Only with a number for text messages or an e-mail address. Empty: the text the site came with, if any.',
    textLabel:
      'For example Text us a photo. Only with a number for text messages. Empty: the text the site came with, if any.',
    textBody:
      'Written for the visitor, who goes on from there. Empty: the text the site came with, if any.',
    mailLabel:
      'For example Email us. Only with an e-mail address. Empty: the text the site came with, if any.',
    drawerCall: 'For example Call {{phone}}. Empty: the text the site came with, if any.',
    drawerQuote: 'For example Request a free quote. Empty: the text the site came with, if any.',
    menuLabel: 'One word. Empty: the text the site came with, if any.',
    closeLabel: 'One word. Empty: the text the site came with, if any.',
    allServices: 'For example All services. Empty: the text the site came with, if any.',
    darkMode: 'For example Dark colors. Empty: the text the site came with, if any.',
    homeCrumb: 'For example Home. Empty: the text the site came with, if any.',
    footerHeading: 'One sentence. Empty: the text the site came with, if any.',
    footerText1: 'Two or three sentences. Empty: nothing is shown.',
    footerText2: 'Two or three sentences. Empty: nothing is shown.',
    servicesHeading: 'For example Services. Empty: the text the site came with, if any.',
    linksHeading: 'For example Useful links. Empty: the text the site came with, if any.',
    hoursHeading: 'For example Opening hours. Empty: the text the site came with, if any.',
    hoursNote: 'For example Every day of the year. Empty: nothing is shown.',
    copyright: 'For example © {{year}} {{company}}. Empty: the text the site came with, if any.',
    footerText: 'One sentence. Empty: nothing is shown.',
    backToTop: 'For example Back to top. Empty: the text the site came with, if any.',
    creditsLabel: 'For example Photo credits. Empty: the text the site came with, if any.',
    photoCredits:
      'The pictures that came with the site must stay credited as long as they are shown. Empty: the text the site came with, if any.',
    licenseLabel:
      'Shown only when a license number is filled in. Empty: the text the site came with, if any.',
    insuranceLabel:
      'The insurance company follows. Shown only when one of them is filled in. Empty: the text the site came with, if any.',
    skipLink: 'The first thing a keyboard reaches. Empty: the text the site came with, if any.',
    logoLabel: 'For example {{company}}, home. Empty: the text the site came with, if any.',
    topBarLabel: 'For example Emergency and quotes. Empty: the text the site came with, if any.',
    mainMenuLabel: 'One word. Empty: the text the site came with, if any.',
    drawerLabel: 'One word. Empty: the text the site came with, if any.',
    servicesMenuLabel: 'For example Show services. Empty: the text the site came with, if any.',
    crumbsLabel: 'For example Breadcrumb. Empty: the text the site came with, if any.',
    callBarName: 'For example Call or request a quote. Empty: the text the site came with, if any.',
    footerLabel: 'For example Useful links. Empty: the text the site came with, if any.',
    noticeLabel: 'For example Notice. Empty: the text the site came with, if any.',
    dismissNotice: 'For example Close this notice. Empty: the text the site came with, if any.',
  },
});
