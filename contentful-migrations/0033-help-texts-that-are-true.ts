import { changeEntries, changeHelp, changeTypes, type TypeInSpace } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

const changeSearchHelp = (type: TypeInSpace): void => {
  changeHelp(
    type,
    'metaTitle',
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: made from the heading.',
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: the name and the company.',
  );
  changeHelp(
    type,
    'shareImage',
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: one is drawn from the title.',
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: the one in “Company and contact details” or, without that, a drawing with the title.',
  );
};

const changeFields = changeTypes({
  page: changeSearchHelp,
  service: changeSearchHelp,
  blogPost: changeSearchHelp,
  section: (type) => {
    changeHelp(
      type,
      'numeral',
      'For the look experience: 10+. Empty: nothing is shown.',
      'For the look “Experience with a big number”: 10+. Empty: nothing is shown.',
    );
    changeHelp(
      type,
      'buttonHref',
      'The address of a page, for example /services/. For a call button leave it empty.',
      'The address of a page, for example /services/. Empty: no button.',
    );
  },
  siteConfig: (type) =>
    changeHelp(
      type,
      'phoneDashed',
      'For example 860-555-0142. Used when a page is printed and in the contact card.',
      'For example 860-555-0142. Used when a page is printed.',
    ),
});

/** What the site came with until 0031, and now. */
const MORE_BEFORE = 'How soon, where, when to call back';
const MORE = 'More details: how soon, which town, when to call';

/** Help texts that said what the site does not do, and a text that only older spaces had. */
const correct: MigrationStep = async (migration, context) => {
  await changeFields(migration, context);
  await changeEntries(context, 'formText', ({ fields }, locale) =>
    fields.moreLabel?.[locale] === MORE_BEFORE
      ? { ...fields, moreLabel: { ...fields.moreLabel, [locale]: MORE } }
      : fields,
  );
};

export default correct;
