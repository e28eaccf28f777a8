/** Calls back when a matching element, or something in it, is clicked, even if it was added to the page later. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  callback: (clicked: Clicked, event: MouseEvent) => void,
): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const clicked = target instanceof Element && target.closest<Clicked>(selector);
    if (clicked) callback(clicked, event);
  });
