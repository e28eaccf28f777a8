/** What Node is told before a build starts: each of these is one option for `NODE_OPTIONS`. */

const imported = (program: string): string =>
  `--import=data:text/javascript,${encodeURIComponent(program)}`;

/**
 * Gatsby's Contentful plugin asks strangers whether there is an internet, and waits seconds for their
 * answer where there is none; a machine without network interfaces knows at once.
 */
export const NO_INTERNET = imported('import os from "node:os"; os.networkInterfaces = () => ({})');

/**
 * A cold build sizes all pictures again, because Gatsby notes in its cache that they are done. With
 * this, what lies there from an earlier build is left as it is.
 */
export const KEEP_PICTURES = imported(`
  import { existsSync } from 'node:fs';
  import Module from 'node:module';
  const load = Module._load;
  Module._load = function (request, ...rest) {
    const loaded = load.call(this, request, ...rest);
    if (request === './process-file' && !loaded.sizesAll) {
      const sizesAll = loaded.processFile;
      loaded.sizesAll = sizesAll;
      loaded.processFile = (file, transforms, options) =>
        sizesAll(file, transforms.filter(({ outputPath }) => !existsSync(outputPath)), options);
    }
    return loaded;
  };
`);
