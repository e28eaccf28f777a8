/** WebKitGTK in a window on a virtual screen, driven by its own WebDriver (W3C, https://www.w3.org/TR/webdriver2/). */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../../support/browsers';
import { listen } from '../../support/listen';
import type { Driver, KeyName, Place } from './driver';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<KeyName, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** The key under which WebDriver returns elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The screen is larger than any window that a journey asks for. */
const SCREEN = '1600x1200x24';

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve) => stream.once('data', (data: Buffer) => resolve(String(data).trim())));

const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
};

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends commands to a driver; rejects with the driver's own words. */
const commander =
  (base: string): Command =>
  async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKit cannot ${method} ${path}: ${error}. ${message}`);
  };

/** Nobody listens there yet. */
const isRefused = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';

/** Opens a session as soon as the driver listens. */
const openSession = async (send: Command, capabilities: object): Promise<string> => {
  for (let tries = 600; ; tries -= 1) {
    try {
      const session = await send('POST', '/session', capabilities);
      return (session as { sessionId: string }).sessionId;
    } catch (error) {
      if (tries === 0 || !isRefused(error)) throw error;
      await wait(50);
    }
  }
};

const pointer = (actions: object[]): object => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});
const moveTo = ({ x, y }: Place): object => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});
const typing = (text: string): object => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/** Starts WebKit with an empty profile and one window. */
export const startWebKit = async (): Promise<Driver> => {
  const programs = findBrowser('webkit');
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver: ChildProcess = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints: string[] = [];
  for (const output of [driver.stdout, driver.stderr]) {
    output?.on('data', (data: Buffer) => {
      const lines = String(data).split('\n');
      complaints.push(...lines.filter((line) => /^CONSOLE .*\b(ERROR|WARN)/.test(line)));
    });
  }
  const root = commander(`http://127.0.0.1:${port}`);
  const stop = (): void => {
    driver.kill();
    screen.kill();
  };
  const session = await openSession(root, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  }).catch((error: unknown) => {
    stop();
    throw error;
  });
  const send: Command = (method, path, body) => root(method, `/session/${session}${path}`, body);
  const evaluate = (expression: string): Promise<unknown> =>
    send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    resize: async ({ width, height }) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      // The window has a bar of its own above the page.
      const bar = height - Number(await evaluate('innerHeight'));
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
    },
    evaluate,
    move: async (place) => void (await send('POST', '/actions', pointer([moveTo(place)]))),
    press: async (place) => {
      const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await send('POST', '/actions', pointer([moveTo(place), ...click]));
    },
    key: async (name) => void (await send('POST', '/actions', typing(KEYS[name]))),
    type: async (text) => void (await send('POST', '/actions', typing(text))),
    choose: async (selector, files) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<typeof ELEMENT, string>)[ELEMENT];
      await send('POST', `/element/${id}/value`, { text: files.join('\n') });
    },
    back: async () => void (await send('POST', '/back')),
    reload: async () => void (await send('POST', '/refresh')),
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    leave: async () => void (await send('POST', '/url', { url: 'about:blank' })),
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      stop();
    },
  };
};
