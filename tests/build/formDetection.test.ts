/** What the host needs to detect the forms, and what it leaves unchanged. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formsIn } from '../../src/hosting/server';
import { pages, ROOT } from './site';

const withForm = pages.filter(({ html }) => formsIn(html).length > 0);
const settings = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');

it('is not skipped with the rest of post processing', () => {
  expect(withForm.length).toBeGreaterThan(0);
  expect(settings).not.toMatch(/^\s*skip_processing\s*=\s*true/m);
});

it('is the only change that the host makes to pages, styles, scripts, and pictures', () => {
  const sections = settings.split(/^(?=\[)/m);
  const switches = sections.flatMap((section) => {
    const [, name] = /^\[build\.processing\.(\w+)\]/.exec(section) ?? [];
    const lines = section.matchAll(/^\s*(\w+)\s*=\s*(\w+)/gm);
    return name === undefined ? [] : [...lines].map(([, key, value]) => `${name}.${key}=${value}`);
  });
  expect(switches).toEqual([
    'css.bundle=false',
    'css.minify=false',
    'js.bundle=false',
    'js.minify=false',
    'html.pretty_urls=false',
    'images.compress=false',
  ]);
});
