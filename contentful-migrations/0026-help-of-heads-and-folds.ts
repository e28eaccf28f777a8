import { changeHelp, changeTypes } from './helpers/change';

/** What two fields do since service pages end with contact words and questions fold. */
export default changeTypes({
  service: (type) =>
    changeHelp(
      type,
      'bannerHeading',
      'Empty: no banner.',
      'Above the ways to reach us at the end of the page. Empty: the usual words of that part.',
    ),
  section: (type) =>
    changeHelp(
      type,
      'buttonLabel',
      'Empty: no button.',
      'In a section of questions: the line that opens all of them. Empty: no button.',
    ),
});
