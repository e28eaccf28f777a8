/** When the HTML of an island wakes. React's hooks run at once, around an element made here. */
import { Island, type Wake } from '../../../src/components/Island';

class FakeElement extends EventTarget {
  readonly innerHTML = '<button>As the server sent it</button>';
  readonly childNodes = [];
  readonly inside = {};
  contains(other: unknown): boolean {
    return other === this.inside;
  }
}

let element: FakeElement;
let end: (() => void) | undefined;
const mockHooks = {
  useEffect: (effect: () => (() => void) | undefined) => {
    end = effect();
  },
  useRef: () => ({ current: element }),
  useState: (first: unknown) => [typeof first === 'function' ? (first as () => unknown)() : first],
};
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  useEffect: (effect: never) => mockHooks.useEffect(effect),
  useRef: () => mockHooks.useRef(),
  useState: (first: unknown) => mockHooks.useState(first),
}));
jest.mock('../../../src/components/firstPage', () => ({ isTakingOver: () => true }));
const mockHydrate = jest.fn(() => ({ unmount: () => undefined }));
jest.mock('react-dom/client', () => ({ hydrateRoot: () => mockHydrate() }));

const load = jest.fn<Promise<unknown>, []>();
const focus = { on: {} as object };
let near: ((entries: readonly { isIntersecting: boolean }[]) => void) | undefined;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const arrive = async (wake: Wake): Promise<void> => {
  Island({ id: 'island', wake, load, children: null });
  await settled();
};

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue(undefined);
  element = new FakeElement();
  end = undefined;
  near = undefined;
  focus.on = {};
  const document = {
    getElementById: () => element,
    get activeElement() {
      return focus.on;
    },
  };
  class IntersectionObserver {
    constructor(seen: typeof near) {
      near = seen;
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  const window = new EventTarget();
  Object.assign(globalThis, { document, window, IntersectionObserver, Element: FakeElement });
});

it('an island sleeps while nobody comes', async () => {
  await arrive('near');
  expect(load).not.toHaveBeenCalled();
});

it('an island is awake when the focus is in it already', async () => {
  focus.on = element.inside;
  await arrive('near');
  expect(mockHydrate).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'focusin', 'keydown'])('a %s wakes an island, once', async (type) => {
  await arrive('near');
  element.dispatchEvent(new Event(type));
  element.dispatchEvent(new Event(type));
  await settled();
  expect([load.mock.calls.length, mockHydrate.mock.calls.length]).toEqual([1, 1]);
});

it('an island that comes near wakes, and only where that was asked for', async () => {
  await arrive('never');
  expect(near).toBeUndefined();
  await arrive('near');
  near?.([{ isIntersecting: false }]);
  expect(load).not.toHaveBeenCalled();
  near?.([{ isIntersecting: true }]);
  await settled();
  expect(mockHydrate).toHaveBeenCalledTimes(1);
});

it('an island whose code cannot be had stays as it is, and the next touch tries again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  focus.on = element.inside;
  await arrive('near');
  expect(mockHydrate).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('keydown'));
  await settled();
  expect(mockHydrate).toHaveBeenCalledTimes(1);
});

it.each(['never', 'near'] as const)('a page that is left wakes no island (%s)', async (wake) => {
  await arrive(wake);
  end?.();
  element.dispatchEvent(new Event('focusin'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

it('a page that is left before its island is awake lets everybody hear typing again', async () => {
  focus.on = element.inside;
  const isHeard = (): boolean => {
    const event = new Event('keydown');
    const stop = jest.spyOn(event, 'stopPropagation');
    window.dispatchEvent(event);
    return stop.mock.calls.length === 0;
  };
  await arrive('near');
  expect(isHeard()).toBe(false);
  end?.();
  expect(isHeard()).toBe(true);
});
