import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * A menu that opens at once under the mouse and on focus within, and by its button. Escape closes it
 * and hands the focus to the button. Spread `area` on the element around button and menu, `button`
 * on the button.
 *
 * Until the app runs, the same is done by `:hover` and `:focus-within`; `ready` tells when the
 * styles must follow `open` instead.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What the button showed before its own focus opened the menu. */
  const openBeforePress = useRef<boolean>();

  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const inside = area.current?.contains(document.activeElement);
      if (inside) button.current?.focus();
      setOpen(false);
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return {
    open,
    ready,
    close: () => setOpen(false),
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpen(false);
      },
      onFocus: () => setOpen(true),
      onBlur: (event: FocusEvent) => {
        if (!area.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
    button: {
      ref: button,
      onPointerDown: () => {
        openBeforePress.current = open;
      },
      onClick: () => {
        const before = openBeforePress.current ?? open;
        openBeforePress.current = undefined;
        setOpen(!before);
      },
    },
  };
};
