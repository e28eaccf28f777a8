/**
 * The texts that several pages share: labels, buttons, hints, messages. A new one needs its line here and
 * the place that shows it: its key, what it is, its words and, where words alone do not tell, what
 * editors should know. In a space each is an entry of its own.
 */
import { MAX_FILES } from '../forms';
import { TEXT_PARTS } from '../model';
import type { DefaultEntry } from './entry';
import { line, list, note, WHEN_EMPTY, type SharedText, type TextKind } from './sharedText';

/** The number as a word. Another number does not compile without its word. */
const MAX_FILES_WORD = { 5: 'five' }[MAX_FILES];

const texts = {
  header: {
    badge: line('badge in the dark bar', 'Emergency crew', 'Beside the hours.'),
    badgeNote: note(
      'words after the badge',
      'Nights, weekends, holidays. {{city}} and the towns around it',
      'Shown on wide screens only.',
    ),
    quoteLabel: line('quote link', 'Request Free Quote'),
    callLabel: line(
      'words on call buttons',
      'Call Us Anytime',
      'At the top, in the bar on phones, and on call buttons in boxes.',
    ),
    callBarQuote: line('quote button in the bar on phones', 'Free estimate', 'Two words.'),
    textLabel: line(
      'link to a text message',
      'Text us a photo',
      'Only with a number for text messages.',
    ),
    textBody: line(
      'first words of a text message',
      'Hello, this is about a tree at',
      'Written for the visitor, who goes on from there. Only with a number for text messages.',
    ),
    mailLabel: line('link to an e-mail', 'Email us', 'Only with an e-mail address.'),
    drawerCall: line('call button in the menu on phones', 'Call {{phone}}'),
    drawerQuote: line('quote button in the menu on phones', 'Request a free estimate'),
    menuLabel: line('button that opens the menu', 'Menu', 'One word.'),
    closeLabel: line('button that closes the menu', 'Close', 'One word.'),
    allServices: line('last line of the services menu', 'All services'),
    darkMode: line('color switch', 'Dark colors'),
    homeCrumb: line('first word of the path above headings', 'Home'),
  },
  footer: {
    footerHeading: line(
      'heading of the footer',
      'Good trees outlive good intentions.',
      'One sentence.',
    ),
    footerText1: note(
      'first text of the footer',
      'We look after the trees of {{city}} and the towns around it: the sugar maple that shades a porch, the white pine too close to the garage, the street-side oak older than the street.',
      'Two or three sentences.',
    ),
    footerText2: note(
      'second text of the footer',
      'When one needs help, or comes down at the wrong hour, call us. We are licensed, insured and on call {{hours}}.',
      'Two or three sentences.',
    ),
    servicesHeading: line('heading of the list of services', 'Services'),
    profilesHeading: line(
      'heading of your pages on other websites',
      'Find us on',
      'Shown once the company’s details list such a page.',
    ),
    linksHeading: line('heading of the useful links', 'Useful links'),
    hoursHeading: line('heading of the hours', 'Opening hours'),
    hoursNote: note('words under the hours', 'Every day of the year'),
    copyright: line('copyright line', '© {{year}} {{company}}.'),
    footerText: note(
      'text after the copyright',
      'Tree work for homes and businesses in {{city}}, {{state}}.',
      'One sentence.',
    ),
    backToTop: line('link back to the top', 'Back to top'),
    creditsLabel: line('label of the photo credits', 'Photo credits'),
    licenseLabel: line(
      'words before the license number',
      '{{state}} arborist license',
      'Shown only when a license number is filled in.',
    ),
    insuranceLabel: line(
      'words before the insurance company',
      'Insurance certificate',
      'The insurance company follows. Shown only when one of them is filled in.',
    ),
  },
  calls: {
    callButton: line('call button', 'Call {{phone}}'),
    quoteButton: line('quote button', 'Request a free estimate'),
    bannerCall: line('first line of the big call button', 'Call us today!'),
    bannerNote: note('second line of the big call button', '{{phone}}, day or night'),
    firstSteps: note(
      'link beside the number at the top of the home page',
      'What to do first',
      'To the page of the emergency service, if there is one.',
    ),
    emergencyBar: line(
      'link in the bar at the bottom of phones, on the emergency page',
      'Call 911',
    ),
    emergencyCall: line(
      'call button on the emergency page',
      'Call us now',
      'Also under a post that begins with a warning, above the number.',
    ),
    needHeading: line('heading of the call box beside texts', 'Need tree service?'),
    needText: note(
      'text of the call box beside texts',
      'Describe what you see. We will tell you honestly whether it can wait.',
      'One or two sentences.',
    ),
    blockHeading: line('heading of the contact part of service pages', 'Tell us about your tree.'),
    blockText: note(
      'text of the contact part of service pages',
      'Estimates are free and in writing. If it is urgent, calling is always faster than typing.',
      'One or two sentences.',
    ),
  },
  parts: {
    servicesAside: line('heading of the list beside a service', 'All services'),
    videoOn: line('in the still of a video', 'Video on', '“YouTube” or “Vimeo” follows.'),
    stars: line('words for the stars', 'Five out of five stars'),
    readOn: line('unfolds the rest of a long testimonial', 'Read on'),
    previousSlide: line('button to the testimonial before', 'Previous testimonial'),
    nextSlide: line('button to the next testimonial', 'Next testimonial'),
    slideLabel: line('bullet of a testimonial', 'Testimonial', 'The number follows.'),
    serviceQuestions: line(
      'heading of the questions on the page of a service',
      'Questions people ask us.',
    ),
    allQuestions: line('link from the questions of a service to all questions', 'All questions'),
    moreQuestions: line(
      'line that opens the second half of the questions on phones',
      'More questions',
    ),
    faqAsk: line('last line of the questions', 'Something else?'),
    faqAskLink: line('link in the last line of the questions', 'Call and ask', 'It calls.'),
    mapNote: line(
      'words beside the map button',
      'The interactive map comes from an outside maps service, so it loads only when you ask for it.',
      'Says that the map comes from outside.',
    ),
    mapLoad: line('map button', 'Load the map'),
    mapOpen: line('link to the map', 'Open in Google Maps'),
    mapCaption: note(
      'line under the drawn map',
      'Rings count distance from downtown, loosely. For orientation, not for driving.',
      'One sentence.',
    ),
    mapTitle: line('words for the map', 'Map of {{city}} and the towns around it'),
    printSheet: line(
      'button above a table to fill in',
      'Print this list, with room for notes',
      'Shown above a table that has a column with only a heading. Such columns are on paper only.',
    ),
  },
  blog: {
    lastUpdated: line('before the date of a post', 'Last updated'),
    byline: line('before the author of a post', 'By', 'The name follows.'),
    shareOnSocial: line('button that shares on Facebook', 'Share on Facebook'),
    shareByEmail: line('button that shares by e-mail', 'Email this'),
    shareCopy: line('button that copies the address', 'Copy link'),
    shareDevice: line('button that opens what the device offers', 'Share'),
    shareCopied: line(
      'short message after copying',
      'Link copied. Thank you for passing it on.',
      'One sentence.',
    ),
    shareSubject: line(
      'subject of the e-mail that shares a post',
      'Worth reading:',
      'The title follows.',
    ),
    shareGreeting: line('greeting of the e-mail that shares a post', 'Hello,'),
    shareSentence: line(
      'sentence of the e-mail that shares a post',
      'I wanted to share this link with you',
    ),
    shareFooter: line(
      'last line of the e-mail that shares a post',
      '{{company}}, {{city}}, {{state}}',
    ),
    postCallHeading: line(
      'heading of the call box under a post',
      'Rather have somebody look at it?',
      'A question. Not shown under a post that begins with a warning.',
    ),
    postCall: line(
      'button of the call box under a post',
      'Call to schedule a FREE consultation',
      'A post that begins with a warning has the button of the emergency page.',
    ),
    topics: line('before the topics of a post', 'Topics', 'A colon and the topics follow.'),
    postContents: line(
      'heading of the contents beside a post',
      'In this article',
      'Its headings follow. On wide screens only, and from three headings on.',
    ),
    recentPosts: line('heading beside a post', 'Recent Posts'),
    newerPosts: line('link to newer posts', 'Newer posts'),
    olderPosts: line('link to older posts', 'Older posts'),
    noPosts: line(
      'when there is no post',
      'There is nothing to read here yet. Call us with your question instead.',
      'One sentence.',
    ),
  },
  form: {
    nameLabel: line('label of the name field', 'Name'),
    namePlaceholder: line(
      'example in the name field',
      'Your Name*',
      'Keep the * that says it is required.',
    ),
    emailLabel: line('label of the e-mail field', 'Email'),
    emailPlaceholder: line('example in the e-mail field', 'Email Address*', 'Keep the *.'),
    phoneLabel: line('label of the phone field', 'Phone'),
    phonePlaceholder: line(
      'example in the phone field',
      'Phone Number',
      'No *; it may stay empty.',
    ),
    commentLabel: line('label of the message field', 'Message'),
    commentPlaceholder: line('example in the message field', 'Message Here*', 'Keep the *.'),
    commentHint: note(
      'hint below the message field',
      'What you see, where the tree stands, and whether a house or a wire is near it.',
      'What helps you to answer.',
    ),
    serviceLabel: line(
      'label of the list of services',
      'Service',
      'Above the list of your services.',
    ),
    notChosen: line('first choice of a list', 'Not sure yet', 'For who cannot choose.'),
    moreLabel: line(
      'line that opens more questions',
      'More details: how soon, when to call',
      'The word for fields that may stay empty follows it.',
    ),
    urgencyLabel: line('label of “How soon”', 'How soon?', 'Above the choices.'),
    urgencyChoices: list(
      'choices of “How soon”',
      ['Today', 'In the next few days', 'In the next few weeks', 'No hurry'],
      'Who chooses the first one is asked to call.',
    ),
    urgencyCall: line(
      'when an emergency, or the first choice of “How soon”, is chosen',
      'If it has to be today, please call. The phone is answered {{hours}}, and a message may be read later.',
      'Why to call. The call button stands below it.',
    ),
    townLabel: line('label of the town or ZIP field', 'Town or ZIP of the tree'),
    callbackLabel: line('label of the best time to call', 'Best time to call you back'),
    photosLabel: line('label of the photos', 'Photos of the tree'),
    photosHint: note(
      'hint below the photos',
      'One of the whole tree and one of the trouble help most.',
      'What helps you to answer.',
    ),
  },
  formApplication: {
    startLabel: line('label of the day to start', 'When you could start'),
    experienceLabel: line('label of the field for experience', 'What you have done'),
    experiencePlaceholder: line(
      'example in the field for experience',
      'Your Work So Far*',
      'Keep the *.',
    ),
    experienceHint: note(
      'hint below the field for experience',
      'On ropes, on the ground, on machines, in another trade. What you would like to learn counts too.',
      'What helps you to answer.',
    ),
    resumeLabel: line('label of the files', 'Resume or certificates'),
    resumeHint: note(
      'hint below the files',
      'PDF, Word or a picture. No resume is needed to write to us.',
      'What kinds of files.',
    ),
    applicationSubject: line(
      'subject of the e-mail you get',
      'Application',
      'The name follows it, and the position on its page. On phones the bar of the careers page says it too while that page has no label for its button.',
    ),
    applicationSuccess: line(
      'text after sending',
      'A person reads it, and we will call or write back. If you would rather talk first, call {{phone}}.',
      'What happens next, with {{phone}}.',
    ),
  },
  formEvery: {
    optional: line('word for fields that may stay empty', '(optional)'),
    requiredNote: line(
      'line above the fields',
      'Fields marked * are required. We use your details only to reply.',
      'Says what * means and what you do with the details.',
    ),
    privacyLink: note(
      'link after that line, to the page about privacy',
      'How we handle them',
      'Shown while there is a page at /privacy/.',
    ),
    trap: line(
      'label of the hidden field that catches robots',
      'Leave this field empty',
      'People do not see it; screen readers may.',
    ),
  },
  formSending: {
    subject: line(
      'subject of the e-mail you get',
      'Website message',
      'Name, service and town follow it.',
    ),
    submit: line('button', 'Submit', 'One word.'),
    sending: line('button while sending', 'Sending…'),
    successHeading: line('first line after sending', 'Thank you. We have your message.'),
    successText: line(
      'text after sending',
      'We will call or write back. If you hear nothing in a day or two, please call {{phone}}: a message can go astray. Until then, keep people and cars out from under anything that leans, hangs or has cracked, and call at any hour if it gets worse.',
      'What happens next. The call button stands below it.',
    ),
    another: line('button to write another message', 'Write another message'),
    failureHeading: line('first line when sending failed', 'Your message did not go through.'),
    failureText: line(
      'text when sending failed',
      'Nothing you typed is lost. Please try again, with fewer or smaller files if you added any. Or call us; the phone is answered {{hours}}.',
      'That nothing is lost. The call button stands below it.',
    ),
  },
  formFiles: {
    filesLimit: note(
      'before the hint below photos or files',
      `Up to ${MAX_FILES_WORD}.`,
      'How many. Not shown without script, when a message takes one.',
    ),
    filesRemove: line('button that removes a photo or file', 'Remove', 'Its name follows it.'),
    filesAdded: line(
      'read out when photos or files are added',
      `of ${MAX_FILES_WORD} files added`,
      'The number stands before it.',
    ),
    filesTooMany: line(
      'when there are too many',
      `We can take at most ${MAX_FILES_WORD} files in one message.`,
      'One sentence.',
    ),
    filesEmpty: line(
      'when a file holds nothing',
      'is empty on this device. If it is in an online album, download it first.',
      'The file’s name stands before it.',
    ),
    filesRefused: line(
      'when a file is of another kind',
      'is of a kind that we may not be able to open. A picture works best.',
      'The file’s name stands before it.',
    ),
  },
  counting: {
    countingQuestion: line(
      'question',
      'May we count, with a service of Google, which pages are read and whether the phone or the form is used? Everything works without.',
      'Shown once, where visitors are asked. Says what is counted.',
    ),
    countingYes: line('button that agrees', 'Yes, count it'),
    countingNo: line('button that refuses', 'No, thank you'),
    countingChange: line(
      'button in the footer that asks again',
      'Counting visits: change my answer',
    ),
  },
  spoken: {
    skipLink: line('link to the content', 'Skip to content', 'The first thing a keyboard reaches.'),
    logoLabel: line('name of the logo', '{{company}}, home'),
    topBarLabel: line('name of the dark bar', 'Emergency and estimates'),
    mainMenuLabel: line('name of the menu', 'Main', 'One word.'),
    drawerLabel: line('name of the menu on phones', 'Menu', 'One word.'),
    servicesMenuLabel: line('name of the button that opens the services', 'Show services'),
    listBelowLabel: line(
      'name of a button that opens another list of the menu',
      'Show pages under',
      'The words of the menu link follow.',
    ),
    crumbsLabel: line('name of the path above headings', 'Breadcrumb'),
    callBarName: line('name of the bar on phones', 'Call or write to us'),
    footerLabel: line('name of the footer menu', 'Useful links'),
    noticeLabel: line('name of the notice', 'Notice'),
    dismissNotice: line('button that closes the notice', 'Close this notice'),
    dismissToast: line('button that closes a short message', 'Dismiss', 'One word.'),
    opensElsewhere: line('after links to other websites', '(opens another website)'),
    pageOf: line('page number of the blog', 'Page'),
  },
  trouble: {
    emergencyHeading: line(
      'heading of the steps on the offline page',
      'Tree down? Do this now',
      'Shown when there is no network.',
    ),
  },
} as const satisfies Readonly<
  Record<keyof typeof TEXT_PARTS, Readonly<Record<string, SharedText<TextKind>>>>
>;

type Parts = typeof texts;

/** Where a shared text stands. */
export type TextPart = keyof Parts;

/** The parts whose texts every form has. */
export const EVERY_FORM = [
  'formEvery',
  'formSending',
  'formFiles',
] as const satisfies readonly TextPart[];

/** The keys of the shared texts of some parts of the site. */
export type TextKey<Part extends TextPart = TextPart> = {
  readonly [P in Part]: keyof Parts[P];
}[Part];

type KindOf<Key extends PropertyKey, Part = Parts[TextPart]> =
  Part extends Readonly<Record<Key, SharedText<infer Kind>>> ? Kind : never;

/** The shared texts of some parts of the site as they are shown, by key. */
export type Texts<Part extends TextPart = TextPart> = {
  readonly [Key in TextKey<Part>]: {
    readonly line: string;
    readonly note: string | undefined;
    readonly list: readonly string[];
  }[KindOf<Key>];
};

const entries = Object.entries(texts).flatMap(([part, ofPart]) =>
  Object.entries<SharedText<TextKind>>(ofPart).map(([key, text]) => ({
    key: key as TextKey,
    part: part as TextPart,
    ...text,
  })),
);

/** What happens with each shared text, by its key. */
export const sharedTexts: ReadonlyMap<string, (typeof entries)[number]> = new Map(
  entries.map((text) => [text.key, text]),
);

/** The shared texts as the entries that a space gets. */
export const microcopy: readonly DefaultEntry<'microcopy'>[] = entries.map(
  ({ key, part, kind, title, text, hint }) => ({
    id: `text-${key}`,
    fields: {
      title: `${TEXT_PARTS[part]}: ${title}`,
      text,
      hint: [hint, WHEN_EMPTY[kind]].filter(Boolean).join(' '),
      part,
      key,
    },
  }),
);
