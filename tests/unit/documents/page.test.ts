import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { cspHash, publishPage } from '../../../src/documents/page';

/** A page as Gatsby writes it when slices are in use, with Emotion's styles in the body. */
const gatsbyPage = (main: string): string =>
  `<!DOCTYPE html><html lang="en-US"><head><style>a{}</style><script>boot()</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><!-- slice-start id="header-1" --><style data-emotion="css aaa">.css-aaa{color:green;}</style><header class="css-aaa">Top</header><!-- slice-end id="header-1" --><main><style data-emotion="css bbb">.css-bbb{color:red;}</style><style data-emotion="css aaa">.css-aaa{color:green;}</style>${main}</main></div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script type="speculationrules">{}</script></body></html>`;

describe('a published page', () => {
  it('holds its own content and nothing of Gatsby around it', () => {
    const { html } = publishPage(gatsbyPage('<h1>About</h1>'));
    expect(html).toContain('<body><header class="css-aaa">Top</header><main><h1>About</h1></main>');
    expect(html).not.toMatch(/gatsby|slice-|style="/);
  });

  it('has each style once, in one element of the head', () => {
    const { html } = publishPage(gatsbyPage(''));
    expect(html).toContain(
      '<style data-emotion="css aaa bbb">.css-aaa{color:green;}.css-bbb{color:red;}</style></head>',
    );
    expect(html.match(/data-emotion/g)).toHaveLength(1);
  });

  it('has no null characters where React cut a letter in two', () => {
    expect(publishPage(gatsbyPage('<p>caf\0é</p>')).html).toContain('<p>café</p>');
  });

  it('needs that for as long as React writes them: take both out when this fails', async () => {
    const stream = new PassThrough();
    // Letters of three bytes, some of them where React's buffer of 2 KB has room for one or two.
    const dashes = Array.from({ length: 2000 }, () => createElement('p', null, '—'));
    const page = createElement('div', null, ...dashes);
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(stream) });
    expect(await text(stream)).toContain('\0');
  });
});

describe('what a page needs of its policy', () => {
  it('are the hashes of scripts that run, and the origins of pictures, videos and frames', () => {
    const { needs } = publishPage(
      gatsbyPage(
        '<script type="application/json">{}</script><img src="/static/a.webp"><picture><source srcset="https://images.example/a?w=1 1w, https://images.example/a?w=2 2w"><img src="https://images.example/a"></picture><video><source src="https://videos.example/a.mp4" type="video/mp4"></video><template><iframe src="https://player.example/1?a=1"></iframe></template>',
      ),
    );
    expect(needs.scripts).toEqual([cspHash('boot()'), cspHash('{}')]);
    expect(needs.media).toEqual(['https://images.example', 'https://videos.example']);
    expect(needs.frames).toEqual(['https://player.example']);
  });
});
