/** A site of a few made-up pages with the scripts of a preview, at an address of its own. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

export const PREVIEW_SITE = 'https://preview.example.net';

/** What the site answers, by path; asked anew for each request. */
export type Answers = Readonly<Record<string, () => string>>;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** The whole document around a body, with the preview's script. */
export const previewDocument = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Preview</title></head><body>${body}<script type="module" src="/preview.js"></script></body></html>`;

/** Lets a browser's page find the preview's site. */
export const servePreview = async (page: Page, answers: Answers): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: { preview: 'src/preview/index.ts' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    outdir: 'out',
  });
  const all: Answers = { ...answers, '/preview.js': () => outputFiles[0]?.text ?? '' };
  await page.route(`${PREVIEW_SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    const body = all[pathname]?.();
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: `${type}; charset=utf-8`,
      body: body ?? '',
    });
  });
};
