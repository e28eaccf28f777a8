import { createElement, type ComponentType } from 'react';
import { scriptJson } from '../components/scriptJson';
import { islands, type IslandName, type IslandProps } from './index';

interface Props<Name extends IslandName> {
  readonly name: Name;
  /** Plain data: it travels to the browser as JSON. Pass only what the island shows. */
  readonly props: IslandProps<Name>;
}

/**
 * An interactive part of a page that is otherwise plain HTML.
 *
 * While the site is built, the island's component is rendered to HTML like any other, and its props
 * are written beside it as JSON. In the browser nothing happens until the visitor comes near or
 * touches it (`hydrates` in the registry); then `src/browser/islands.ts` fetches React and the
 * island's file and hydrates this one element with those props. The rest of the page stays HTML.
 *
 * The HTML must be useful by itself: scripts may come late or never. A link or button that does
 * nothing without script carries `data-needs-script`; a click on it is kept until the island is
 * hydrated, and then done.
 */
export const Island = <Name extends IslandName>({ name, props }: Props<Name>) => {
  const { component, hydrates } = islands[name];
  const content = createElement(component as ComponentType<object>, props);
  // `gatsby develop` renders the whole page with React, islands included.
  if (process.env.NODE_ENV === 'development') return content;
  return (
    <>
      <div data-island={name} data-hydrates={hydrates}>
        {content}
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  );
};
