import { createElement, lazy, type ComponentType } from 'react';
import { Island } from './Island';

/**
 * A part of a page that is text, links and pictures: on the first page it stays the HTML that the
 * server sent, and its code is fetched only for pages opened later.
 *
 * @param id - unique on a page
 */
export const laterPart = <P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const Part = lazy(async () => {
    const Loaded = await load();
    return { default: ({ props }: { readonly props: P }) => createElement(Loaded, props) };
  });
  const LaterPart = (props: P) => (
    <Island id={id} wake="never">
      <Part props={props} />
    </Island>
  );
  return LaterPart;
};
