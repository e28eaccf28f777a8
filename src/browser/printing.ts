/** Prints the page at a press of a button for it (`src/components/RichTable.tsx`). */
export const startPrinting = (): void => {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
};
