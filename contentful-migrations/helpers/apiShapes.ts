/** The parts of Contentful's answers that migrations read. */

export interface ApiField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly linkType?: string;
  readonly items?: { readonly type: string; readonly linkType?: string };
}

export interface ApiContentType {
  readonly sys: { readonly id: string; readonly publishedVersion?: number };
  readonly name: string;
  readonly displayField?: string | null;
  readonly fields: readonly ApiField[];
}

export interface ApiControl {
  readonly fieldId: string;
  readonly widgetId?: string;
  readonly widgetNamespace?: string;
  readonly settings?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A tab with its fields, or a field that sits on none. */
export interface ApiLayoutItem {
  readonly groupId?: string;
  readonly fieldId?: string;
  readonly items?: readonly ApiLayoutItem[];
}

export interface ApiEditorInterface {
  readonly controls?: readonly ApiControl[];
  readonly editorLayout?: readonly ApiLayoutItem[];
}

export interface ApiList<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}
