import { contentType, SEARCH_HELP } from './helpers/contentType';

export default contentType('position', {
  description:
    'A job that is open. It has a page of its own below the careers page, with the form to apply, and is listed by sections with the look “Open positions”. Newest first.',
  tabs: [
    ['position', 'The position', 'title'],
    ['page', 'Its page', 'summary'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    title:
      'The name of the job and nothing else: Climber. Search engines for jobs refuse titles with pay, places or “hiring now”.',
    slug: 'For example climber. Empty: made from the title. When you change it, the old address keeps working.',
    employment: 'Empty: nothing is shown.',
    payFrom:
      'In dollars, without a sign: 24 or 24.50. With one amount only, fill in this or the next.',
    payTo: 'In dollars. Never less than “Pay from”.',
    payPer: 'What the pay is for. Without it no pay is shown.',
    place:
      'Where the work begins each day, with the state if it is another one: Springfield, MA. Empty: the city of the company.',
    postedOn: 'Empty: the day on which you wrote this.',
    endsAt:
      'The last day to apply. After it, lists no longer have the position, and its page says that it takes no applications. Empty: until you unpublish it.',
    summary: 'What the job is, in one or two sentences. They stand under the title.',
    body: 'What somebody does all day, what they must know, and what they get. Search engines for jobs show it. Empty: only the summary is shown.',
    ...SEARCH_HELP,
  },
  initial: { payPer: 'Hour' },
});
