import type { ComponentType } from 'react';
import type { PageView } from '../../content/views';
import { AboutHead } from './AboutHead';
import { BlogHead } from './BlogHead';
import { CareersHead } from './CareersHead';
import { ContactHead } from './ContactHead';
import { HomeHead } from './HomeHead';
import { NotFoundHead } from './NotFoundHead';
import { OfflineHead } from './OfflineHead';
import { ServicesHead } from './ServicesHead';
import { StandardHead } from './StandardHead';

interface HeadProps {
  readonly page: PageView;
}

/** The top of each kind of page. */
const HEADS: Readonly<Record<PageView['kind'], ComponentType<HeadProps>>> = {
  home: HomeHead,
  services: ServicesHead,
  about: AboutHead,
  careers: CareersHead,
  contact: ContactHead,
  blog: BlogHead,
  notFound: NotFoundHead,
  thankYou: StandardHead,
  offline: OfflineHead,
  standard: StandardHead,
};

/** The top of a page, by its kind. */
export const PageTop = ({ page }: HeadProps) => {
  const Head = HEADS[page.kind];
  return <Head page={page} />;
};
