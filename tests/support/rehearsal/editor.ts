/**
 * An editor at work in an offline space, who knows nothing but the guide: may press, open and fill
 * in only what the guide's steps name, by the words that Contentful shows.
 */
import { fieldsOf, model, contentTypeIds, type ContentTypeId } from '../../../src/content/model';
import type { Space, PlainFields } from '../../contentful';
import type { GuideTask } from './guide';

type Value = PlainFields[string];

const typeNamed = (name: string): ContentTypeId => {
  const type = contentTypeIds.find((id) => model[id].name === name);
  if (!type) throw new Error(`Contentful has no content type named “${name}”.`);
  return type;
};

export class Editor {
  /** What the editor has used so far, by the names of the guide. */
  readonly used = new Set<string>();
  private type: ContentTypeId = 'page';
  /** The open entry; undefined while a new one has not been published. */
  private id: string | undefined;
  private readonly written: PlainFields = {};

  constructor(
    private readonly space: Space,
    readonly task: GuideTask,
  ) {}

  private read(name: string): void {
    if (!this.task.names.has(name)) {
      throw new Error(`“${this.task.title}” in the guide does not speak of “${name}”.`);
    }
    this.used.add(name);
  }

  /** Opens an entry from the list; the first one when no title is given. */
  open(typeName: string, title?: string): string {
    this.read(typeName);
    return this.openLinked(typeName, title);
  }

  /** Opens an entry by pressing its name in another one. */
  openLinked(typeName: string, title?: string): string {
    this.type = typeNamed(typeName);
    const { titleField } = model[this.type];
    const entry = this.space
      .entries(this.type)
      .find(({ id }) => title === undefined || this.space.fieldsOf(id)[titleField] === title);
    if (!entry) throw new Error(`There is no ${typeName} “${title ?? ''}”.`);
    this.id = entry.id;
    return entry.id;
  }

  /** Starts a new entry. */
  add(typeName: string): void {
    this.read('Content');
    this.read('Add entry');
    this.read(typeName);
    this.type = typeNamed(typeName);
    this.id = undefined;
  }

  /** Goes to a tab of the open entry. */
  tab(name: string): void {
    this.read(name);
    if (!this.space.tabsOf(this.type).some((tab) => tab.name === name))
      throw new Error(`“${model[this.type].name}” has no tab “${name}”.`);
  }

  /** Writes into a field; undefined empties it. Yes and no are chosen by their labels. */
  fill(label: string, value: Value | undefined): void {
    this.read(label);
    const found = fieldsOf(this.type).find(([, field]) => field.name === label);
    if (!found) throw new Error(`“${model[this.type].name}” has no field “${label}”.`);
    const [id, field] = found;
    const chosen =
      field.kind === 'boolean' && typeof value === 'string' ? field.labels.yes === value : value;
    if (this.id !== undefined) this.space.updateFields(this.id, { [id]: chosen });
    else if (chosen !== undefined) this.written[id] = chosen;
  }

  /** What a field holds now. */
  valueOf(label: string): Value | undefined {
    const id = fieldsOf(this.type).find(([, field]) => field.name === label)?.[0] ?? '';
    return this.id === undefined ? this.written[id] : this.space.fieldsOf(this.id)[id];
  }

  /** Uploads a photograph; returns the id of its asset. */
  async addMedia(file: string, description: string): Promise<string> {
    for (const name of ['Add media', 'Add new media', 'Description']) this.read(name);
    return this.space.createAsset({ file, description, title: 'Photograph' });
  }

  /** Presses Publish; returns the entry's id. Contentful refuses what its rules forbid. */
  publish(): string {
    this.read('Publish');
    if (this.id === undefined) this.id = this.space.createEntry(this.type, this.written);
    else this.space.publish(this.id);
    return this.id;
  }

  /** Presses something that changes nothing in the space. */
  press(name: string): void {
    this.read(name);
  }
}
