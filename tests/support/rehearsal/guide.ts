/** The editors' guide, read the way an editor does: task by task, with the words set in bold. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(__dirname, '../../../docs/editors.md');

/** One task of the guide. */
export interface GuideTask {
  readonly title: string;
  /** Names of what its numbered steps say to press, open and fill in. */
  readonly names: ReadonlySet<string>;
}

const boldIn = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => (name ?? '').replace(/\s+/g, ' '));

const stepsIn = (text: string): readonly string[] =>
  text
    .split(/\n\n/)
    .flatMap((part) => part.split(/\n(?=\d+\. )/))
    .filter((part) => /^\d+\. /.test(part));

/** The tasks, by their title. */
export const readGuide = (): ReadonlyMap<string, GuideTask> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const title = part.slice(0, part.indexOf('\n'));
        return [title, { title, names: new Set(stepsIn(part).flatMap(boldIn)) }];
      }),
  );
