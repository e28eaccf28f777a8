/** A page as Gatsby 5.16 writes it when slices are in use, with Emotion's styles in the body. */
export interface PageOptions {
  readonly path?: string;
  readonly body?: string;
  readonly head?: string;
  readonly compilation?: string;
}

const MAPPING = {
  app: ['/app-0123456789abcdef0123.js'],
  'component---src-templates-page-tsx': ['/component-0123456789abcdef0123.js'],
  'slice---src-slices-header-tsx': ['/slice-0123456789abcdef0123.js'],
};

export function gatsbyPage(options: PageOptions = {}): string {
  const { path = '/about/', body = '<h1>About</h1>', head = '', compilation = 'c0ffee' } = options;
  return `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/><style>.gatsby-image-wrapper{position:relative}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;</script><link as="script" rel="preload" href="/webpack-runtime-0123456789abcdef0123.js"/>${head}</head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><!-- slice-start id="header-1" --><style data-emotion="css aaa">.css-aaa{color:green;}</style><header class="css-aaa">Top</header><!-- slice-end id="header-1" --><main>${body}</main></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(MAPPING))};
          </script>
        <script>window.___webpackCompilationHash="${compilation}";</script><script src="/webpack-runtime-0123456789abcdef0123.js" async></script><script src="/app-0123456789abcdef0123.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}

/** The same page from a site without slices: the mapping is an object, and there are no marks. */
export function gatsbyPageWithoutSlices(path: string): string {
  return `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><h1>x</h1></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><script>window.___webpackCompilationHash="c0ffee";</script><script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping=${JSON.stringify(MAPPING)};/*]]>*/</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>`;
}
