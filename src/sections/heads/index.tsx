import type { ComponentType } from 'react';
import type { PageView } from '../../content/views';
import { ContactHead } from './ContactHead';
import { DrawnHead } from './DrawnHead';
import { HomeHead } from './HomeHead';
import { NotFoundHead } from './NotFoundHead';
import { OfflineHead } from './OfflineHead';

interface HeadProps {
  readonly page: PageView;
}

/** The kinds of pages that have their own component for the top. */
const HEADS: Readonly<Partial<Record<PageView['kind'], ComponentType<HeadProps>>>> = {
  home: HomeHead,
  contact: ContactHead,
  notFound: NotFoundHead,
  offline: OfflineHead,
};

/** The top of a page, by its kind. */
export const PageTop = ({ page }: HeadProps) => {
  const Head = HEADS[page.kind] ?? DrawnHead;
  return <Head page={page} />;
};
