/**
 * Firefox and WebKitGTK as Debian has them, each by the client that can drive it: Firefox over WebDriver BiDi by
 * puppeteer, because Debian has no geckodriver, WebKit by Selenium.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { installPackages, onPath } from '../support/chromium';
import { listen } from '../support/listen';

/** What an engine can do with real input; a function runs in the page. */
export interface Engine {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate<Result>(run: string): Promise<Result>;
  /** Presses, fills or points at the element that an expression gives. */
  press(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  choose(element: string, file: string): Promise<void>;
  hover(element: string): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Where distributions put WebKitGTK's small browser, which is not in PATH. */
const miniBrowser = (): string | undefined =>
  ['/usr/lib', '/usr/libexec', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2gtk|gtk)-[\d.]+$/.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));

/** The path of a program, installed if it is missing. @throws Error that says what to install */
const programOf = (find: () => string | undefined, packageName: string): string => {
  if (find() === undefined) installPackages(packageName);
  const found = find();
  if (found === undefined) throw new Error(`These journeys need ${packageName}: install it.`);
  return found;
};

const startFirefox = async (): Promise<Engine> => {
  const given = process.env['FIREFOX_PATH'];
  const find = () => onPath(...(given ? [given] : []), 'firefox-esr', 'firefox');
  const executablePath = programOf(find, 'firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const elementOf = async (element: string): Promise<ElementHandle> =>
    (await page.evaluateHandle(element)).asElement() as ElementHandle;
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Result>(run: string) => page.evaluate(run) as Promise<Result>,
    press: async (element) => (await elementOf(element)).click(),
    type: async (element, text) => (await elementOf(element)).type(text),
    choose: async (element, file) =>
      ((await elementOf(element)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    hover: async (element) => (await elementOf(element)).hover(),
    // Not page.goBack(), which waits for a load that a page from the cache does not have.
    back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
    close: () => browser.close(),
  };
};

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve) => stream.once('data', (data: Buffer) => resolve(String(data).trim())));

const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
};

const startWebKit = async (): Promise<Engine> => {
  const program = programOf(() => onPath('WebKitWebDriver'), 'webkit2gtk-driver');
  const binary = programOf(miniBrowser, 'webkit2gtk-driver');
  const screen = spawn(
    programOf(() => onPath('Xvfb'), 'xvfb'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const driver = new Builder()
    .usingServer(`http://localhost:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const elementOf = (element: string): Promise<WebElement> =>
    driver.executeScript(`return ${element}`);
  const size = (): Promise<[number, number]> =>
    driver.executeScript('return [innerWidth, innerHeight]');
  return {
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window has a frame of its own around the page.
      const [inner, high] = await size();
      await window.setRect({ x: 0, y: 0, width: 2 * width - inner, height: 2 * height - high });
    },
    evaluate: (run) => driver.executeScript(`return ${run}`),
    press: async (element) => (await elementOf(element)).click(),
    type: async (element, text) => (await elementOf(element)).sendKeys(text),
    choose: async (element, file) => (await elementOf(element)).sendKeys(file),
    hover: async (element) => {
      const origin = await elementOf(element);
      await driver.actions({ async: true }).move({ origin }).perform();
    },
    back: () => driver.navigate().back(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
};

export const ENGINES = { Firefox: startFirefox, WebKit: startWebKit };
