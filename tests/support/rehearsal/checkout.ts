/**
 * A copy of the sources to build and serve the site in, without output of earlier builds, so that
 * the repository's own `public/` stays. It lies inside the repository, so that packages are found in
 * the parent folders.
 */
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ContentReport } from '../../../src/content/report';
import { startServer, type RunningServer } from '../../../src/hosting/server';
import { readPages, type BuiltPage } from '../builtPages';
import { REPOSITORY, runProgram, type Ended } from '../program';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a build reads. */
const SOURCES = /^(?:src|static|package(?:-lock)?\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/;

/** Variables that commands may need to run at all. */
const KEPT = ['HOME', 'TMPDIR', 'LANG'];

export class Checkout {
  readonly root: string;

  /** @param name one folder for each name */
  constructor(name: string) {
    this.root = path.join(REPOSITORY, '.build/rehearsal', name);
  }

  /** Copies the sources; what was there is deleted. */
  async create(): Promise<void> {
    await this.remove();
    await mkdir(this.root, { recursive: true });
    for (const source of await readdir(REPOSITORY))
      if (SOURCES.test(source))
        await cp(path.join(REPOSITORY, source), this.to(source), { recursive: true });
  }

  /** The path of something in it. */
  to(...names: readonly string[]): string {
    return path.join(this.root, ...names);
  }

  /** Runs one of the project's programs in the checkout; it knows only these variables. */
  run(program: string, env: Variables, args?: readonly string[]): Promise<Ended> {
    const kept = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]));
    return runProgram(program, { cwd: this.root, env: { ...kept, ...env }, args });
  }

  /** Runs what `npm run build` does, whatever its result. */
  async tryBuild(env: Variables = {}): Promise<Ended> {
    for (const folder of ['.cache', 'public'])
      await rm(this.to(folder), { recursive: true, force: true });
    return this.run('node_modules/gatsby/cli.js', { CI: 'true', ...env }, ['build']);
  }

  /**
   * Builds the site.
   *
   * @throws Error with what the build said when it fails
   */
  async build(env?: Variables): Promise<void> {
    const { code, text } = await this.tryBuild(env);
    if (code !== 0) throw new Error(`The build ended with ${code}:\n${text}`);
  }

  /** Serves what was built last, on any free port; a later build is served as soon as it is done. */
  serve(): Promise<RunningServer> {
    return startServer(this.root);
  }

  /** The text of a file of the built site. */
  read(file: string): Promise<string> {
    return readFile(this.to('public', file), 'utf8');
  }

  /** The pages of the site that was built last. */
  pages(): ReadonlyMap<string, BuiltPage> {
    return readPages(this.to('public'));
  }

  /** All texts of a page of the site that was built last, one a line; nothing where there is no page. */
  wordsAt(address: string): string {
    const texts = this.pages().get(address)?.texts ?? [];
    return texts.map(({ text }) => text).join('\n');
  }

  /** The content report of the last build. */
  async report(): Promise<ContentReport> {
    return JSON.parse(await readFile(this.to('reports/content.json'), 'utf8')) as ContentReport;
  }

  /** Deletes the folder. */
  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}

/** A checkout for all tests of a file. To be called once, at its top. */
export const useCheckout = (name: string): Checkout => {
  const checkout = new Checkout(name);
  beforeAll(() => checkout.create());
  afterAll(() => checkout.remove());
  return checkout;
};
