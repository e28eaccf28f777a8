/** What browsers load is their own code: nothing of the content, of Contentful, or of Gatsby. */
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** The files that remain in the scripts bundled from these sources after tree shaking. */
const sourcesOf = async (entryPoints: string[]): Promise<readonly string[]> => {
  const { metafile } = await build({
    ...{ entryPoints, bundle: true, splitting: true, format: 'esm', metafile: true },
    ...{ jsx: 'automatic', jsxImportSource: '@emotion/react', minify: true },
    ...{ write: false, outdir: 'nowhere' },
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  return [...new Set(files)];
};

it('scripts for browsers hold nothing that only a build needs', async () => {
  const islands = readdirSync('src/islands').filter((file) => file.endsWith('.island.tsx'));
  const sources = await sourcesOf([
    ...islands.map((file) => `src/islands/${file}`),
    ...['src/islands/hydrate.tsx', 'src/browser/boot.ts', 'src/browser/vitals.ts'],
    'src/hosting/serviceWorker.ts',
  ]);
  expect(sources).toContain('src/islands/contactForm/fields.tsx');
  const ofBuilds =
    /^src\/(?!browser|components|islands|theme|hosting\/serviceWorker)|contentful|gatsby/;
  expect(sources.filter((file) => ofBuilds.test(file)).sort()).toEqual([
    'src/content/calls.ts',
    'src/content/forms.ts',
  ]);
});
