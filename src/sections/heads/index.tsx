import type { ComponentType } from 'react';
import type { PageView } from '../../content/views';
import { laterPart } from '../../components/laterPart';
import { ContactHead } from './ContactHead';
import { HomeHead } from './HomeHead';
import { StandardHead } from './StandardHead';

interface HeadProps {
  readonly page: PageView;
}

const NotFoundHead = laterPart(
  'not-found-head',
  async () => (await import(/* webpackChunkName: "text" */ './NotFoundHead')).NotFoundHead,
);
const OfflineHead = laterPart(
  'offline-head',
  async () => (await import(/* webpackChunkName: "text" */ './OfflineHead')).OfflineHead,
);

/** Kinds of pages whose top is not the ordinary one. */
const HEADS: Partial<Record<PageView['kind'], ComponentType<HeadProps>>> = {
  home: HomeHead,
  contact: ContactHead,
  notFound: NotFoundHead,
  offline: OfflineHead,
};

/** The top of a page, by its kind. */
export const PageTop = ({ page }: HeadProps) => {
  const Head = HEADS[page.kind] ?? StandardHead;
  return <Head page={page} />;
};
