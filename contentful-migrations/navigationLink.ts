import { contentType } from './helpers/contentType';

export default contentType('navigationLink', {
  description: 'One link of the menu at the top and of the useful links at the bottom.',

  help: {
    title: 'One or two words.',
    href: 'The address of the page, for example /about/.',
    below:
      'In the menu at the top, this link then stands in a list that opens below that one. What stands below the link to the services follows the services. A link that is hidden in the top menu is in no list. Empty: it stands in the menu itself.',
    hideFromTopNav: 'The link is then only among the useful links at the bottom.',
    hideFromFooter: 'The link is then only in the top menu.',
  },
  initial: { hideFromTopNav: false, hideFromFooter: false },
});
