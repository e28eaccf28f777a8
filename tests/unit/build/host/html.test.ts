import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { bootScript } from '../../../../src/build/host/bootScript';
import {
  cspHash,
  finishPage,
  ownScripts,
  pageNeeds,
  PAGE_DATA_ID,
} from '../../../../src/build/host/html';
import { gatsbyPage, gatsbyPageWithoutSlices } from '../../../support/host/gatsbyPage';

const BOOT = 'boot();';

/** Not the chunk of the app itself: nobody asks for it by name. */
const NAMED_IN_DATA = {
  'component---src-templates-page-tsx': ['/component-0123456789abcdef0123.js'],
  'slice---src-slices-header-tsx': ['/slice-0123456789abcdef0123.js'],
};

function startOf(html: string): unknown {
  const text = new RegExp(
    `<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`,
  ).exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

const streamed = async (component: ReactElement): Promise<string> => {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(component, { onAllReady: () => pipe(out) });
  return text(out);
};

describe('a finished page', () => {
  const html = finishPage(
    gatsbyPage({
      body: '<style data-emotion="css bbb">.css-bbb>p{color:red;}</style><section class="css-bbb"><p>Text<!-- --> here</p></section><style data-emotion="css aaa">.css-aaa{color:green;}</style><style data-emotion="css ccc">.css-ccc{top:0;}</style>',
    }),
    BOOT,
  );

  it('runs no script but the boot script', () => {
    expect(pageNeeds(html).scripts).toEqual([...ownScripts(BOOT)].sort());
    expect(html).not.toMatch(/<script[^>]*\bsrc=/);
    expect(html).not.toContain('rel="preload"');
  });

  it('hands the app what Gatsby printed, with what it looks up of the mapping, as an object', () => {
    expect(startOf(html)).toEqual({
      globals: {
        pagePath: '/about/',
        ___webpackCompilationHash: 'c0ffee',
        ___chunkMapping: NAMED_IN_DATA,
      },
      scripts: ['/webpack-runtime-0123456789abcdef0123.js', '/app-0123456789abcdef0123.js'],
    });
  });

  it('reads the pages of a site without slices too', () => {
    const page = finishPage(gatsbyPageWithoutSlices('/x/'), BOOT);
    expect(startOf(page)).toMatchObject({
      globals: { pagePath: '/x/', ___chunkMapping: NAMED_IN_DATA },
      scripts: ['/app-0123456789abcdef0123.js'],
    });
    expect(pageNeeds(page).scripts).toEqual([...ownScripts(BOOT)].sort());
  });

  it('gathers the styles of the body in one element of the head, each once and in order', () => {
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain(
      '<style data-emotion="css aaa bbb ccc" data-s="">.css-aaa{color:green;}.css-bbb>p{color:red;}.css-ccc{top:0;}</style>',
    );
    expect(body).not.toContain('<style');
  });

  it('has no style attribute of Gatsby and none of what plugins print for nothing', () => {
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('gatsby-image-wrapper');
    expect(html).not.toContain('generator');
    expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
    expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true">');
  });

  it('keeps the comments that separate texts for React, and only those', () => {
    expect(html).toContain('<p>Text<!-- --> here</p>');
    expect(html).not.toContain('slice-start');
    expect(html).not.toContain('slice-end');
  });

  it('has no gap where a letter did not fit into the buffer that React writes through', async () => {
    const letters = '’'.repeat(600);
    const shifted = await Promise.all(
      [0, 1, 2].map((shift) =>
        streamed(createElement('p', {}, 'x'.repeat(shift), letters, letters)),
      ),
    );
    expect(shifted.join('')).toContain('\0');
    for (const body of shifted)
      expect(finishPage(gatsbyPage({ body }), BOOT)).not.toMatch(/\0|\ufffd/);
  });

  it('holds its data so that no path can end the element', () => {
    const page = finishPage(gatsbyPage({ path: '/a<!--b/' }), BOOT);
    expect(page).not.toContain('/a<!--b/');
    expect(startOf(page)).toMatchObject({ globals: { pagePath: '/a<!--b/' } });
  });

  it('leaves a file that is no page of the app alone', () => {
    const form = '<!doctype html><form name="contact" data-netlify="true"></form>';
    expect(finishPage(form, BOOT)).toBe(form);
  });

  it('refuses a page that the app could not start from', () => {
    const broken = gatsbyPage().replace('window.pagePath', 'window.path');
    expect(() => finishPage(broken, BOOT)).toThrow('lacks the path');
    const silent = gatsbyPage().replaceAll(' async>', '>');
    expect(() => finishPage(silent, BOOT)).toThrow('/about/ lacks the scripts');
  });

  it('takes a few milliseconds at most, as ten thousand pages need', () => {
    const page = gatsbyPage({ body: '<p>Some text of a page.</p>'.repeat(3000) });
    // The best of many runs, because other work on the machine only ever adds time.
    const times = Array.from({ length: 50 }, () => {
      const begin = performance.now();
      finishPage(page, BOOT);
      return performance.now() - begin;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });
});

describe('what a page needs', () => {
  it('lists styles, executed scripts and the origins of pictures', () => {
    const needs = pageNeeds(
      '<style>a{}</style><style id="x">b{}</style><script>one()</script><script type="module">two()</script><script type="application/ld+json">{}</script><script src="/x.js"></script><img src="https://images.ctfassets.net/a/b.jpg"><source srcset="/local.webp 1x, https://IMAGES.ctfassets.net/c 2x"><img src="/static/y.png"><a href="https://elsewhere.example/">x</a>',
    );
    expect(needs.styles).toEqual([cspHash('a{}'), cspHash('b{}')].sort());
    expect(needs.scripts).toEqual([cspHash('one()'), cspHash('two()')].sort());
    expect(needs.pictures).toEqual(['https://images.ctfassets.net']);
  });

  it('hashes like a browser does', () => {
    expect(cspHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

describe('the boot script', () => {
  it('stays small and can stand in a page', () => {
    const text = bootScript(true);
    expect(text.length).toBeLessThan(2304);
    expect(text).not.toContain('</');
    expect(text).toContain(PAGE_DATA_ID);
  });
});
