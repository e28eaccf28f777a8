/**
 * The editors' guide, task by task, and an editor in an offline space, who knows nothing but one task: they
 * press, open and fill in only what its steps name, by the words that Contentful shows.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeIds, fieldsOf, model, type ContentTypeId } from '../../../src/content/model';
import type { PlainFields, Space } from '../../contentful';

const GUIDE = path.resolve(__dirname, '../../../docs/editors.md');

/** One task of the guide. */
interface GuideTask {
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

/** The tasks of the guide by their title, with the words set in bold. */
export const readGuide = (): ReadonlyMap<string, GuideTask> =>
  new Map(
    readFileSync(GUIDE, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const title = part.slice(0, part.indexOf('\n'));
        return [title, { title, names: new Set(stepsIn(part).flatMap(boldIn)) }];
      }),
  );

/** Values by the labels of their fields; undefined empties one. Yes and no are chosen by their labels. */
type Filled = Readonly<Record<string, PlainFields[string] | undefined>>;

const typeNamed = (name: string): ContentTypeId => {
  const type = contentTypeIds.find((id) => model[id].name === name);
  if (!type) throw new Error(`Contentful has no content type named “${name}”.`);
  return type;
};

export class Editor {
  /** What the editor has used so far, by its name in the guide. */
  readonly used = new Set<string>();

  constructor(
    private readonly space: Space,
    readonly task: GuideTask,
  ) {}

  /** Looks for something to press in the steps of the task. */
  press(...names: readonly string[]): void {
    for (const name of names) {
      if (!this.task.names.has(name))
        throw new Error(`“${this.task.title}” in the guide does not speak of “${name}”.`);
      this.used.add(name);
    }
  }

  /** The values by the ids of their fields. A field that is not on the first tab is found by its tab. */
  private values(type: ContentTypeId, filled: Filled): Record<string, Filled[string]> {
    const [, ...tabs] = this.space.tabsOf(type);
    const values = Object.entries(filled).map(([label, value]) => {
      const [id, field] = fieldsOf(type).find(([, { name }]) => name === label) ?? [];
      if (!id || !field) throw new Error(`“${model[type].name}” has no field “${label}”.`);
      const tab = tabs.find(({ fields }) => fields.includes(id));
      this.press(label, ...(tab ? [tab.name] : []));
      const isSwitch = field.kind === 'boolean' && typeof value === 'string';
      return [id, isSwitch ? field.labels.yes === value : value] as const;
    });
    return Object.fromEntries(values);
  }

  /** Adds and publishes an entry; returns its id. Contentful refuses what its rules forbid. */
  add(typeName: string, filled: Filled): string {
    this.press('Content', 'Add entry', typeName, 'Publish');
    const type = typeNamed(typeName);
    return this.space.createEntry(type, this.values(type, filled) as PlainFields);
  }

  /** Changes and publishes the entry with a title, or the first of its type. */
  change(typeName: string, title: string | undefined, filled: Filled): void {
    this.press(typeName);
    this.changeLinked(typeName, title, filled);
  }

  /** Changes and publishes an entry that is opened by its name inside another entry. */
  changeLinked(typeName: string, title: string | undefined, filled: Filled): void {
    const type = typeNamed(typeName);
    const entry = this.space
      .entries(type)
      .find(({ id }) => !title || this.space.fieldsOf(id)[model[type].titleField] === title);
    if (!entry) throw new Error(`There is no ${typeName} “${title ?? ''}”.`);
    this.press('Publish');
    this.space.updateFields(entry.id, this.values(type, filled), { publish: true });
  }

  /** Uploads a photograph; returns the id of its asset. */
  addMedia(file: string, description: string): Promise<string> {
    this.press('Add media', 'Add new media', 'Description');
    return this.space.createAsset({ file, description, title: 'Photograph' });
  }
}
