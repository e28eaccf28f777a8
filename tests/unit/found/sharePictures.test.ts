import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { shareArtist, type ShareWords } from '../../../src/build/found/drawShare';
import { fitTitle } from '../../../src/build/found/fitTitle';
import { indexedPng, type Color } from '../../../src/build/found/indexedPng';
import { loadLetterings, type Letterings } from '../../../src/build/found/lettering';
import { writeSharePictures } from '../../../src/build/found/sharePictures';

const ROOT = path.resolve(__dirname, '../../..');
const BOX = { width: 900, height: 316 };
const WORDS: ShareWords = {
  company: 'Oak & Sons',
  phone: '(802) 555-0199',
  place: 'Elmwood, Vermont',
};
const LONG =
  'Why late winter is the season to prune most of the trees in Connecticut, and which ones to leave';

let letterings: Letterings;
beforeAll(async () => {
  letterings = await loadLetterings(ROOT);
});

describe('lettering', () => {
  it('is wider for more letters and larger ones, and drawn as numbers only', () => {
    const { display } = letterings;
    expect(display.width('Trees', 80)).toBeGreaterThan(display.width('Tree', 80));
    expect(display.width('Tree', 80)).toBeCloseTo(display.width('Tree', 40) * 2);
    for (const text of ['Hartford “fi” – É?', '(860) 555-0142', 'winter & ß 24/7']) {
      for (const font of [letterings.display, letterings.text]) {
        expect(font.outline(text, 10, 20, 40)).toMatch(/^[MLQCZ\d. -]+$/);
      }
    }
  });

  it('reads what the font has no letters for as closely as it can', () => {
    const { readable } = letterings.display;
    expect(readable('Tree’s  “health”… é')).toBe('Tree’s “health”… é');
    expect(readable('ﬁrst ǻ')).toMatch(/^first [aåá]/);
    expect(readable('Storm \u{1f333} 東')).toBe('Storm');
  });
});

describe('a title', () => {
  const fit = (title: string) => fitTitle(title, letterings.display, BOX);

  it.each([
    'Tree pruning',
    LONG,
    `${LONG}. ${LONG}. ${LONG}`,
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'x '.repeat(400),
    'W'.repeat(500),
  ])('fits its room: %.40s', (title) => {
    const { lines, size, leading } = fit(title);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length * leading).toBeLessThanOrEqual(BOX.height);
    for (const line of lines) {
      expect(letterings.display.width(line, size)).toBeLessThanOrEqual(BOX.width);
    }
  });

  it('is as large as it can be, and whole as long as it can be', () => {
    expect(fit('Tree pruning')).toMatchObject({ lines: ['Tree pruning'], size: 88 });
    const long = fit(LONG);
    expect(long.size).toBeLessThan(88);
    expect(long.lines.join(' ')).toBe(LONG);
    expect(fit(`${LONG}. ${LONG}. ${LONG}`).lines.at(-1)).toMatch(/…$/);
  });

  it('leaves no word alone on its last line', () => {
    expect(fit('Emergency tree services by night').lines).toEqual([
      'Emergency tree',
      'services by night',
    ]);
  });

  it('may be missing', () => {
    expect(fit('').lines).toEqual([]);
  });
});

describe('a picture with a palette', () => {
  it('is read back as it was written', async () => {
    const palette: readonly Color[] = [
      [255, 0, 0],
      [0, 128, 0],
      [1, 2, 3],
    ];
    const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
    const png = await indexedPng(pixels, { width: 3, height: 2 }, palette);
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([3, 2]);
    expect([...data]).toEqual([...pixels].flatMap((index) => [...(palette[index] ?? [])]));
  });
});

describe('a share picture', () => {
  it('shows its title, in ink on paper, within the margins', async () => {
    const artist = await shareArtist(ROOT, WORDS);
    const [empty, drawn] = await Promise.all([artist.draw(''), artist.draw(LONG)]);
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(drawn.length).toBeLessThan(120 * 1024);
    const gray = async (png: Buffer) => sharp(png).grayscale().raw().toBuffer();
    const [before, after] = await Promise.all([gray(empty), gray(drawn)]);
    const changed = [...after.keys()].filter((pixel) => after[pixel] !== before[pixel]);
    expect(changed.length).toBeGreaterThan(10_000);
    const columns = changed.map((pixel) => pixel % 1200);
    const rows = changed.map((pixel) => Math.floor(pixel / 1200));
    const [left, right] = [
      columns.reduce((a, b) => Math.min(a, b)),
      columns.reduce((a, b) => Math.max(a, b)),
    ];
    expect(left).toBeGreaterThanOrEqual(70);
    expect(right).toBeLessThanOrEqual(985);
    expect(rows[0]).toBeGreaterThan(160);
    expect(rows.at(-1)).toBeLessThan(524);
  });

  it('has a design that changes with the facts on it', async () => {
    const designs = await Promise.all(
      [WORDS, { ...WORDS, phone: '(802) 555-0100' }, WORDS].map((words) =>
        shareArtist(ROOT, words),
      ),
    );
    expect(designs[0]?.design).toBe(designs[2]?.design);
    expect(designs[0]?.design).not.toBe(designs[1]?.design);
  });
});

describe('the pictures of a build', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'share-'));
    await mkdir(path.join(directory, 'public'));
    for (const folder of ['src', 'static']) {
      await symlink(path.join(ROOT, folder), path.join(directory, folder));
    }
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const served = async (): Promise<readonly string[]> =>
    (await readdir(path.join(directory, 'public'), { recursive: true }))
      .filter((file) => file.endsWith('.png'))
      .sort();

  it('are drawn once, kept as the same files, and removed when nobody asks for them', async () => {
    const titles = new Map([
      ['/share.png', 'Home'],
      ['/share/about.png', 'About'],
      ['/share/blog/a.png', 'About'],
    ]);
    expect(await writeSharePictures(directory, titles, WORDS)).toEqual({ drawn: 2, kept: 0 });
    expect(await served()).toEqual(['share.png', 'share/about.png', 'share/blog/a.png']);
    const about = path.join(directory, 'public/share/about.png');
    const first = await stat(about);

    expect(await writeSharePictures(directory, titles, WORDS)).toEqual({ drawn: 0, kept: 2 });
    expect((await stat(about)).mtimeMs).toBe(first.mtimeMs);

    const next = new Map([
      ['/share.png', 'Home, sweet home'],
      ['/share/about.png', 'About'],
    ]);
    expect(await writeSharePictures(directory, next, WORDS)).toEqual({ drawn: 1, kept: 1 });
    expect(await served()).toEqual(['share.png', 'share/about.png']);
    expect(await readdir(path.join(directory, '.cache/share-pictures'))).toHaveLength(2);

    const moved = { ...WORDS, phone: '(802) 555-0100' };
    expect(await writeSharePictures(directory, next, moved)).toEqual({ drawn: 2, kept: 0 });
  });

  it('come back from the cache when the output is gone', async () => {
    const titles = new Map([['/share/about.png', 'About']]);
    await writeSharePictures(directory, titles, WORDS);
    await rm(path.join(directory, 'public/share'), { recursive: true });
    expect(await writeSharePictures(directory, titles, WORDS)).toEqual({ drawn: 0, kept: 1 });
    expect(await served()).toEqual(['share/about.png']);
  });
});
