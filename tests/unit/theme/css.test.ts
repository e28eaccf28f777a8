import { themeCss } from '../../../src/theme';

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
    expect(themeCss).toMatch(/@media \(prefers-reduced-motion: reduce\)/);
  });
});
