import { contentType } from './helpers/contentType';

export default contentType('siteConfig', {
  description:
    'The facts about the company: name, phone number, city, hours. Change the phone number here, once, and the whole site follows.',
  tabs: [
    ['company', 'Company', 'company'],
    ['phone', 'Phone and hours', 'phoneDisplay'],
    ['proof', 'License and insurance', 'licenseNumber'],
    ['website', 'Services and menu', 'services'],
    ['search', 'Search and sharing', 'keywords'],
  ],
  help: {
    company: 'Written in texts as {{company}}.',
    city: 'Written in texts as {{city}}.',
    state: 'In full, for example Connecticut. Written in texts as {{state}}.',
    stateCode: 'For example CT. Written in texts as {{stateCode}}. Empty: the state in full.',
    towns:
      'Without the state, one a line. In the words beside the map, and told to search engines. Empty: only the city.',
    streetAddress:
      'Leave empty if customers do not visit you. Empty: no address is shown anywhere.',
    postalCode: 'Only shown together with a street address. Empty: nothing is shown.',
    email: 'Offered beside calling. Leave empty to be reached by phone and form only.',
    phoneDisplay:
      'For example (860) 555-0142. Written in texts as {{phone}}. The other two forms must be the same number.',
    phoneDashed: 'For example 860-555-0142. Used when a page is printed.',
    phoneLink: 'What a phone dials, with the area code. For example +18605550142.',
    textNumber:
      'Only if somebody reads them. Offered beside calling, also in an emergency. Empty: nobody is asked to text.',
    hoursOfOperation: 'For example 24/7. Written in texts as {{hours}}.',
    licenseNumber: 'As printed on the license. Stays hidden on the site until you fill it in.',
    licenseHolder: 'Stays hidden until you fill it in.',
    licenseRegister:
      'The address of the page where the state shows it. The license number leads there.',
    insurer: 'Stays hidden until you fill it in.',
    insuranceCertificate:
      'The PDF that your insurer sent. Remove it when it has run out. Empty: nothing is shown.',
    rating:
      'Score, number of reviews, where and when, for example 4.8 of 5 from 61 Google reviews, May 2026. Only what the page below says. Empty: nothing is shown.',
    ratingSource: 'The address of the page with the reviews. Without it the rating is not shown.',
    services:
      'Drag them into their order: menus, the home page and the overview have it. Nine fit best. A service that is not here is on the overview only, at its end. Empty: all services, the oldest first.',
    menu: 'Drag them into their order. Other menu links follow, the oldest first. Empty: all of them, the oldest first.',
    logo: 'Shown 120 pixels wide, at the top and the foot of every page. An SVG, or a PNG at least 240 pixels wide. Empty: the name of the company.',
    logoDark: 'For dark colors. Empty: the same logo.',
    quoteHref: 'For example /contact/#quote. Empty: the form on the contact page.',
    photoCredits:
      'At the foot of every page. The pictures that came with the site must stay credited as long as they are shown. Empty: the text the site came with.',
    keywords:
      'Words people search for. Used where a search engine still reads them. Empty: nothing is shown.',
    homeUrl:
      'For example https://www.example.com. Blog posts meant for several websites are sorted by it.',
    socialProfiles:
      'Full addresses, one a line. At the foot of every page by the name of the website, and told to search engines. Empty: nothing is shown.',
    shareImage:
      'Used for every page that has none of its own. Empty: one is drawn from the page title.',
  },
});
