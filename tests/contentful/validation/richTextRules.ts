import { isLink, isObject, textOf, type FieldError, type Json, type JsonObject } from '../types';
import { withMessage, withinBounds } from './rules';

type Path = (string | number)[];
type LinkCheck = (rule: JsonObject, value: Json, path: Path) => FieldError[];

const ALWAYS_ALLOWED = new Set(['document', 'paragraph', 'text', 'list-item']);
const TABLE_PARTS = new Set(['table-row', 'table-cell', 'table-header-cell']);

interface RichTextNode {
  type: string;
  marks: string[];
  target: Json;
  path: Path;
}

const nodesIn = (value: Json, path: Path): RichTextNode[] => {
  if (!isObject(value)) return [];
  const marks = Array.isArray(value.marks) ? value.marks : [];
  const node: RichTextNode = {
    type: textOf(value.nodeType),
    marks: marks.map((mark) => textOf(isObject(mark) ? mark.type : mark)),
    target: (isObject(value.data) ? value.data.target : undefined) ?? null,
    path,
  };
  const content = Array.isArray(value.content) ? value.content : [];
  return [node, ...content.flatMap((child, index) => nodesIn(child, [...path, 'content', index]))];
};

const allowedBy = (rule: Json | undefined): Set<string> | undefined =>
  Array.isArray(rule) ? new Set(rule.map(String)) : undefined;

const isNodeAllowed = (allowed: Set<string>, type: string): boolean =>
  allowed.has(type) || ALWAYS_ALLOWED.has(type) || (TABLE_PARTS.has(type) && allowed.has('table'));

const perNodeErrors = (
  rules: JsonObject,
  nodes: RichTextNode[],
  path: Path,
  checkLink: LinkCheck,
): FieldError[] =>
  Object.entries(rules).flatMap(([type, validations]) => {
    const ofType = nodes.filter((node) => node.type === type);
    return (Array.isArray(validations) ? validations : [])
      .filter(isObject)
      .flatMap((rule) => [
        ...withinBounds('size', `Number of ${type}`, rule.size, ofType.length, path).map((error) =>
          withMessage(rule, error),
        ),
        ...ofType
          .filter((node) => isLink(node.target))
          .flatMap((node) => checkLink(rule, node.target, [...node.path, 'data', 'target'])),
      ]);
  });

/** Checks of a rich text: allowed nodes, allowed marks, its length, and rules for each node type. */
export function richTextRuleErrors(
  rule: JsonObject,
  value: Json,
  path: Path,
  checkLink: LinkCheck,
): FieldError[] {
  const nodes = nodesIn(value, path);
  const types = allowedBy(rule.enabledNodeTypes);
  const marks = allowedBy(rule.enabledMarks);
  const errors: FieldError[] = [];
  for (const node of nodes) {
    if (types && !isNodeAllowed(types, node.type)) {
      errors.push({
        name: 'enabledNodeTypes',
        details: `Node type "${node.type}" is not allowed`,
        path: node.path,
      });
    }
    for (const mark of marks ? node.marks.filter((type) => !marks.has(type)) : []) {
      errors.push({
        name: 'enabledMarks',
        details: `Mark "${mark}" is not allowed`,
        path: node.path,
      });
    }
  }
  const named = errors.map((error) => withMessage(rule, error));
  return isObject(rule.nodes)
    ? [...named, ...perNodeErrors(rule.nodes, nodes, path, checkLink)]
    : named;
}

/** The text of a rich text, without its markup: what its size counts. */
export function plainTextOf(value: Json): string {
  if (!isObject(value)) return '';
  if (typeof value.value === 'string') return value.value;
  return (Array.isArray(value.content) ? value.content : []).map(plainTextOf).join('');
}
