/** Where a short message appears: the spec's positions, `bottom` unless told. */
export const TOAST_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

export interface ToastOptions {
  /** Milliseconds it stays, not counting the time it is hovered or focused. */
  readonly duration?: number;
  readonly position?: ToastPosition;
}

export interface ToastMessage extends Required<ToastOptions> {
  readonly id: number;
  readonly message: string;
}

export const TOAST_DURATION = 5000;

type Listener = (toast: ToastMessage) => void;

const listeners = new Set<Listener>();
let lastId = 0;

/** Shows a short message. Anything on the page may call it; one `<Toasts>` renders it. */
export const toast = (message: string, options: ToastOptions = {}): void => {
  lastId += 1;
  const shown: ToastMessage = {
    id: lastId,
    message,
    duration: options.duration ?? TOAST_DURATION,
    position: options.position ?? 'bottom',
  };
  listeners.forEach((listener) => listener(shown));
};

/** Calls `listener` for every message from now on; returns the way to stop. */
export const onToast = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
