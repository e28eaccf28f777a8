import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/**
 * A menu that opens at once under the mouse and on focus within, and by its button. A press on the
 * button keeps open what the mouse or the focus before it has opened, and a second press closes it.
 * Escape closes it and hands the focus to the button. Spread `area` on the element around button and
 * menu, `button` on the button.
 *
 * Until the app runs, the same is done by `:hover` and `:focus-within`; `ready` tells when the
 * styles must follow `open` instead.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  const close = (): void => {
    pressed.current = false;
    setOpen(false);
  };

  useEffect(() => {
    // The movement that opened the menu may be the very one that started the app.
    setOpen(area.current?.matches(':hover, :focus-within') ?? false);
    setReady(true);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const inside = area.current?.contains(document.activeElement);
      if (inside) button.current?.focus();
      close();
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
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
    close,
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') close();
      },
      onFocus: () => setOpen(true),
      onBlur: (event: FocusEvent) => {
        if (!area.current?.contains(event.relatedTarget)) close();
      },
    },
    button: {
      ref: button,
      onClick: (event: MouseEvent) => {
        const byKeyboard = event.detail === 0;
        pressed.current = byKeyboard ? !open : !pressed.current;
        setOpen(pressed.current);
      },
    },
  };
};
