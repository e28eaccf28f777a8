import {
  TOAST_DURATION,
  onToast,
  toast,
  type ToastMessage,
} from '../../../src/components/interactive/toastBus';

describe('short messages', () => {
  it('stay five seconds at the bottom unless told otherwise', () => {
    const seen: ToastMessage[] = [];
    const stop = onToast((shown) => seen.push(shown));
    toast('Link copied.');
    toast('Sent.', { duration: 100, position: 'top-right' });
    stop();
    expect(TOAST_DURATION).toBe(5000);
    expect(seen.map(({ message, duration, position }) => [message, duration, position])).toEqual([
      ['Link copied.', 5000, 'bottom'],
      ['Sent.', 100, 'top-right'],
    ]);
    expect(seen[0]?.id).not.toBe(seen[1]?.id);
  });

  it('reach nobody who stopped listening', () => {
    const listener = jest.fn();
    onToast(listener)();
    toast('Anyone?');
    expect(listener).not.toHaveBeenCalled();
  });
});
