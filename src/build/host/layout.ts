import path from 'node:path';

/** Where a build keeps things. All paths are absolute; everything but `public` is under `.build`. */
export interface Layout {
  /** The repository. */
  readonly root: string;
  /** The finished site. Only ever replaced as a whole. */
  readonly output: string;
  readonly work: string;
  /** Mirror of the sources in which Gatsby runs, with its own `.cache` and `public`. */
  readonly site: string;
  /** The next site while it is being finished. */
  readonly next: string;
  /** The site before, for the moment of the swap. */
  readonly previous: string;
  /** What the current output was made from. */
  readonly manifest: string;
  /** Present while a build runs. */
  readonly lock: string;
  /** Present from Gatsby's start to its good end: its cache cannot be trusted otherwise. */
  readonly unfinished: string;
  /** Form posts received by the local server, one JSON object a line. */
  readonly submissions: string;
}

/** The places of a build whose repository is `root`. */
export function layoutOf(root: string): Layout {
  const absolute = path.resolve(root);
  const work = path.join(absolute, '.build');
  return {
    root: absolute,
    output: path.join(absolute, 'public'),
    work,
    site: path.join(work, 'site'),
    next: path.join(work, 'next'),
    previous: path.join(work, 'previous'),
    manifest: path.join(work, 'manifest.json'),
    lock: path.join(work, 'lock.json'),
    unfinished: path.join(work, 'unfinished'),
    submissions: path.join(work, 'form-submissions.jsonl'),
  };
}
