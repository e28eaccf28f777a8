/** Everything that an island reads of the site has to be sent with it. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { islands, type IslandName } from '../../../src/islands/Island';

/** The properties that the code of an island and of its components reads of an object. */
const readOf = async (object: string, island: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    entryPoints: [`src/islands/${island}.island.tsx`],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/'));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('');
  const found = code.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g'));
  return [...new Set([...found].flatMap(([, name]) => name ?? []))].sort();
};

describe.each(Object.keys(islands) as IslandName[])('the island %s', (island) => {
  it('is sent the shared texts that it shows, and no others', async () => {
    expect(await readOf('ui', island)).toEqual([...islands[island].sharedTexts].sort());
  });

  it('needs no facts but the phone number, the typed ones and the state', async () => {
    const sent = ['phone', 'state', 'stateCode'];
    expect((await readOf('facts', island)).filter((name) => !sent.includes(name))).toEqual([]);
  });
});
