import type { DefaultEntry } from './entry';

export const navigation: readonly DefaultEntry<'navigationLink'>[] = [
  { id: 'nav-home', fields: { title: 'Home', href: '/', hideFromFooter: true, order: 10 } },
  { id: 'nav-about', fields: { title: 'About', href: '/about/', order: 20 } },
  { id: 'nav-services', fields: { title: 'Services', href: '/services/', order: 30 } },
  { id: 'nav-blog', fields: { title: 'Blog', href: '/blog/', order: 40 } },
  { id: 'nav-contact', fields: { title: 'Contact', href: '/contact/', order: 50 } },
  {
    id: 'nav-questions',
    fields: { title: 'Questions', href: '/questions/', hideFromTopNav: true, order: 55 },
  },
  {
    id: 'nav-estimates',
    fields: {
      title: 'Comparing estimates',
      href: '/comparing-estimates/',
      hideFromTopNav: true,
      order: 56,
    },
  },
  {
    id: 'nav-boards',
    fields: {
      title: 'Boards and managers',
      href: '/boards-and-managers/',
      hideFromTopNav: true,
      order: 57,
    },
  },
  {
    id: 'nav-careers',
    fields: { title: 'Careers', href: '/careers/', hideFromTopNav: true, order: 60 },
  },
  {
    id: 'nav-privacy',
    fields: { title: 'Privacy', href: '/privacy/', hideFromTopNav: true, order: 70 },
  },
];
