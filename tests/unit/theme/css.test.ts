import { themeCss } from '../../../src/theme';
import { minifyCss } from '../../../src/theme/minify';

describe('minifyCss', () => {
  it.each([
    ['a  {  color : red ;  }', 'a{color :red}'],
    ['/* why */ a { margin: 0 } ', 'a{margin:0}'],
    ['a { width: calc(100% - 2 * 1rem); }', 'a{width:calc(100% - 2 * 1rem)}'],
    ['a :hover, b { top: 0; }', 'a :hover,b{top:0}'],
    ['a::before { content: "a  { b }"; }', 'a::before{content:"a  { b }"}'],
    ["@font-face { font-family: 'Two  Words'; }", "@font-face{font-family:'Two  Words'}"],
    [
      '@media (min-width: 48em) and (hover: hover) { a { top: 0 } }',
      '@media (min-width:48em) and (hover:hover){a{top:0}}',
    ],
  ])('%s', (css, small) => {
    expect(minifyCss(css)).toBe(small);
  });
});

describe('the style sheet', () => {
  it('loads nothing but the files of the site', () => {
    const addresses = [...themeCss.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1]);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect(address).toMatch(/^\/assets\/[a-z0-9-]+\.[0-9a-f]{8}\./);
    expect(themeCss).not.toContain('@import');
  });

  it('uses only custom properties that it sets or gives another choice for', () => {
    const set = new Set([...themeCss.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]));
    const used = [...themeCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]);
    expect(used.filter((name) => !set.has(name))).toEqual([]);
  });

  it('makes nothing move for those who asked for calm', () => {
    expect(themeCss).toMatch(/@media \(prefers-reduced-motion:reduce\)/);
  });
});
