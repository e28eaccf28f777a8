import { mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shareRenderer, type ShareRenderer, type ShareWords } from '../../../src/seo/shareRenderer';
import { writeSharePictures } from '../../../src/seo/sharePictures';
import { folderForEach } from '../../support/folder';

const ROOT = path.resolve(__dirname, '../../..');
const WORDS: ShareWords = {
  company: 'Oak & Sons',
  phone: '(802) 555-0199',
  place: 'Elmwood, Vermont',
};
const LONG =
  'Why late winter is the season to prune most of the trees in Connecticut, and which ones to leave';

describe('a share picture', () => {
  let renderer: ShareRenderer;
  let empty: Buffer;
  beforeAll(async () => {
    renderer = await shareRenderer(ROOT, WORDS);
    empty = await renderer.render('');
  });

  it.each([
    ['short', 'Tree pruning'],
    ['long', LONG],
    ['too long', `${LONG}. ${LONG}. ${LONG}`],
    ['one endless word', 'W'.repeat(500)],
  ])('shows its title between company and phone number: %s', async (_, title) => {
    const changed = await sharp(empty)
      .composite([{ input: await renderer.render(title), blend: 'difference' }])
      .png()
      .toBuffer();
    const { info } = await sharp(changed)
      .trim({ background: 'black', threshold: 40 })
      .toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
    expect(-trimOffsetLeft).toBeGreaterThanOrEqual(75);
    expect(width - trimOffsetLeft).toBeLessThanOrEqual(985);
    expect(-trimOffsetTop).toBeGreaterThan(140);
    expect(height - trimOffsetTop).toBeLessThan(524);
    expect(width * height).toBeGreaterThan(10_000);
  });

  it('shows a long title whole, and cuts one that is too long', async () => {
    const same = async (one: string, other: string) =>
      (await renderer.render(one)).equals(await renderer.render(other));
    expect(await same(LONG, LONG.replace(/leave$/, 'lease'))).toBe(false);
    expect(await same(`${LONG}. `.repeat(3), `${LONG}. `.repeat(4))).toBe(true);
  });

  it('leaves out characters that its fonts lack', async () => {
    const plain = await renderer.render('Storm a!');
    expect((await renderer.render('Storm \u{1f333} \u6771 \u0105!')).equals(plain)).toBe(true);
    expect((await renderer.render('Storm a\u2033!')).equals(plain)).toBe(false);
  });
});

describe('the pictures of a build', () => {
  const folder = folderForEach();
  let kept: Map<string, unknown>;
  beforeEach(async () => {
    kept = new Map();
    await mkdir(folder.to('public'));
    for (const name of ['src', 'static']) await symlink(path.join(ROOT, name), folder.to(name));
  });

  const write = (titles: Readonly<Record<string, string>>, words = WORDS) =>
    writeSharePictures(
      folder.path,
      {
        get: (key) => Promise.resolve(kept.get(key)),
        set: (key, value) => Promise.resolve(kept.set(key, value)),
      },
      new Map(Object.entries(titles)),
      words,
    );

  const served = async (): Promise<readonly string[]> =>
    (await readdir(folder.to('public'), { recursive: true }))
      .filter((file) => file.endsWith('.png'))
      .sort();

  it('are drawn once, kept as long as nothing on them changes, and removed when no page uses them', async () => {
    const titles = { '/share/_home.png': 'Home', '/share/about.png': 'About' };
    const post = { '/share/blog/a.png': 'About' };
    expect(await write({ ...titles, ...post })).toBe(3);
    expect(await served()).toEqual(['share/_home.png', 'share/about.png', 'share/blog/a.png']);
    const about = folder.to('public/share/about.png');
    const first = await stat(about);

    expect(await write({ ...titles, ...post })).toBe(0);
    expect((await stat(about)).mtimeMs).toBe(first.mtimeMs);

    const next = { ...titles, '/share/_home.png': 'Home, sweet home' };
    expect(await write(next)).toBe(1);
    expect(await served()).toEqual(['share/_home.png', 'share/about.png']);

    const moved = { ...WORDS, phone: '(802) 555-0100' };
    expect(await write(next, moved)).toBe(2);
  });

  it('are drawn again when the output or the cache is gone', async () => {
    const titles = { '/share/about.png': 'About' };
    await write(titles);
    await rm(folder.to('public/share'), { recursive: true });
    expect(await write(titles)).toBe(1);
    expect(await served()).toEqual(['share/about.png']);
    kept.clear();
    expect(await write(titles)).toBe(1);
  });
});
