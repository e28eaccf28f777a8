/** What every engine can do with real input; everything else is built on `evaluate`. */
export interface Driver {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Sets the size of the page's window, as near as the browser's window comes to it, in pixels. */
  resize(size: Size): Promise<void>;
  /** The value of an expression in the page, promises awaited; it has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a place in the window. */
  move(place: Place): Promise<void>;
  /** Presses a place in the window: with a finger where the size has touch, else with the mouse. */
  press(place: Place): Promise<void>;
  /** Presses and releases one key, by its name in `KeyboardEvent.key`. */
  key(name: KeyName): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Chooses files for the file input of this selector. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Errors and warnings on the console since the last call, and uncaught exceptions. */
  complaints(): readonly string[];
  /** Leaves the site for an empty page, where the next visit starts. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type KeyName = 'Tab' | 'Enter' | 'Escape';
