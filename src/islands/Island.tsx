import { createElement, type ComponentProps, type ComponentType } from 'react';
import { scriptJson } from '../escape';
import contactForm from './contactForm.island';
import share from './share.island';
import testimonials from './testimonials.island';

/** The components of all islands. The browser fetches the file of each, `<name>.island.tsx`, by its name. */
const islands = { contactForm, share, testimonials } as const;

type IslandName = keyof typeof islands;

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** Plain data, texts included: it travels to the browser as JSON. Pass only what the island shows. */
  readonly props: ComponentProps<(typeof islands)[Name]>;
  /** When it hydrates: as the visitor comes near, or at the first touch of one of its fields. */
  readonly on?: 'near' | 'focus';
}

/**
 * An interactive part of a page that is otherwise plain HTML.
 *
 * The build renders the island's component to HTML and writes its props beside it as JSON.
 * `src/browser/islands.ts` fetches React and the island's file and hydrates this element with those props. The HTML
 * must be useful by itself, because scripts may load late or never.
 *
 * A browser's translator replaces text nodes, which React does not expect. A text that changes,
 * appears or disappears therefore has its own element, and nothing else that does is next to a text.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export const Island = <Name extends IslandName>({
  name,
  props,
  on = 'near',
}: IslandProps<Name>) => (
  <>
    <div data-island={name} data-on={on}>
      {createElement(islands[name] as ComponentType<object>, props)}
    </div>
    <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
  </>
);
