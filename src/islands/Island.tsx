import { createElement, type ComponentProps, type ComponentType } from 'react';
import { SiteContext, useSite } from '../components/siteContext';
import type { SharedData, UiTexts } from '../content/views';
import { scriptJson } from '../escape';
import * as contactForm from './contactForm.island';
import type { IslandData } from './hydrate';
import * as share from './share.island';
import * as testimonials from './testimonials.island';

/** The exports of a file `<name>.island.tsx`. */
interface IslandModule {
  readonly default: ComponentType<never>;
  /** Shared texts that the island and its components show; only these are sent with the page. */
  readonly sharedTexts: readonly (keyof UiTexts)[];
}

/** The registry of islands. The browser fetches the file of an island by its name. */
export const islands = {
  contactForm,
  share,
  testimonials,
} as const satisfies Readonly<Record<string, IslandModule>>;

export type IslandName = keyof typeof islands;

type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]['default']>;

interface Props<Name extends IslandName> {
  readonly name: Name;
  /** Plain data: it travels to the browser as JSON. Pass only what the island shows. */
  readonly props: IslandProps<Name>;
}

/**
 * An interactive part of a page that is otherwise plain HTML.
 *
 * The build renders the island's component to HTML and writes its props beside it as JSON. When the
 * visitor comes near, `src/browser/islands.ts` fetches React and the island's file and hydrates this
 * element with those props.
 *
 * The HTML must be useful by itself, because scripts may load late or never. A link or button that
 * needs script carries `data-needs-script`; a click on it is repeated after hydration.
 *
 * A browser's translator replaces text nodes, which React does not expect. A text that changes,
 * appears or disappears therefore has its own element, and nothing else that does is next to a text.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export const Island = <Name extends IslandName>({ name, props }: Props<Name>) => {
  const { facts, ui, siteLanguage, pageLanguage } = useSite();
  const { default: component, sharedTexts } = islands[name];
  const { phone } = facts;
  const site = {
    facts: { phone },
    ui: Object.fromEntries(sharedTexts.map((text) => [text, ui[text]])),
    siteLanguage,
    pageLanguage,
  } as SharedData;
  const data: IslandData = { site, props };
  return (
    <>
      <div data-island={name}>
        <SiteContext.Provider value={site}>
          {createElement(component as ComponentType<object>, props)}
        </SiteContext.Provider>
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  );
};
