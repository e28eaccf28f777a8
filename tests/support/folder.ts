/** Folders that tests write into. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files below a folder, by their paths in it. */
export const writeFiles = async (
  root: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> => {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
};

class Folder {
  path = '';

  /** The path of something in it. */
  to(...names: readonly string[]): string {
    return path.join(this.path, ...names);
  }

  write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
    return writeFiles(this.path, files);
  }
}

const folderBetween = (before: jest.Lifecycle, after: jest.Lifecycle): Folder => {
  const folder = new Folder();
  before(async () => {
    folder.path = await mkdtemp(path.join(tmpdir(), 'test-'));
  });
  after(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
};

/** An empty folder for each test. Call once, before the hooks that write into it. */
export const folderForEach = (): Folder => folderBetween(beforeEach, afterEach);

/** One folder for all tests of a file or group. */
export const folderForAll = (): Folder => folderBetween(beforeAll, afterAll);
