import type { DefaultEntry } from './entry';

export const navigation: readonly DefaultEntry<'navigationLink'>[] = [
  { id: 'nav-home', fields: { title: 'Home', href: '/', hideFromFooter: true } },
  { id: 'nav-about', fields: { title: 'About', href: '/about/' } },
  { id: 'nav-services', fields: { title: 'Services', href: '/services/' } },
  { id: 'nav-blog', fields: { title: 'Blog', href: '/blog/' } },
  { id: 'nav-contact', fields: { title: 'Contact', href: '/contact/' } },
  {
    id: 'nav-questions',
    fields: { title: 'Questions', href: '/questions/', hideFromTopNav: true },
  },
  {
    id: 'nav-estimates',
    fields: {
      title: 'Comparing estimates',
      href: '/comparing-estimates/',
      hideFromTopNav: true,
    },
  },
  {
    id: 'nav-boards',
    fields: {
      title: 'Boards and managers',
      href: '/boards-and-managers/',
      hideFromTopNav: true,
    },
  },
  {
    id: 'nav-careers',
    fields: { title: 'Careers', href: '/careers/', hideFromTopNav: true },
  },
  {
    id: 'nav-privacy',
    fields: { title: 'Privacy', href: '/privacy/', hideFromTopNav: true },
  },
];
