import type { ComponentType } from 'react';
import type { PageView } from '../../content/views';
import { ContactTop } from './ContactTop';
import { DrawnTop } from './DrawnTop';
import { HomeTop } from './HomeTop';
import { NotFoundTop } from './NotFoundTop';
import { OfflineTop } from './OfflineTop';

interface TopProps {
  readonly page: PageView;
}

/** The kinds of pages that have their own component for the top. */
const TOPS: Readonly<Partial<Record<PageView['kind'], ComponentType<TopProps>>>> = {
  home: HomeTop,
  contact: ContactTop,
  notFound: NotFoundTop,
  offline: OfflineTop,
};

/** The top of a page, by its kind. */
export const PageTop = ({ page }: TopProps) => {
  const Top = TOPS[page.kind] ?? DrawnTop;
  return <Top page={page} />;
};
