import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

const controlsIn = (element: HTMLElement): readonly HTMLInputElement[] => [
  ...element.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/**
 * Hydrates the HTML of one island. If something has changed the HTML, such as a browser's translator, React renders
 * the component anew; what was entered moves to the new controls.
 *
 * @param element the element with the HTML that the build rendered from `Content` and these props
 */
export const hydrate = (element: HTMLElement, Content: ComponentType, props: object): void => {
  const controls = controlsIn(element);
  const focused = document.activeElement;
  const moveEntries = (): void => {
    const newControls = controlsIn(element);
    for (const before of controls) {
      const control = newControls.find(({ name }) => name === before.name);
      if (!control || control === before) continue;
      if (control.type === 'file') control.files = before.files;
      else control.value = before.value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      if (before === focused) control.focus();
    }
  };
  hydrateRoot(element, <Content {...props} />, { onRecoverableError: moveEntries });
};
