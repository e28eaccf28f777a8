/** Calls back with the element that matches when it, or something in it, is clicked, whenever it came to the page. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  callback: (clicked: Clicked, event: MouseEvent) => void,
): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const clicked = target instanceof Element && target.closest<Clicked>(selector);
    if (clicked) callback(clicked, event);
  });
