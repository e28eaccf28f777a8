/** What a part of the benchmark found: the rows of a table, each with its values by column. */
export type Rows = readonly Readonly<Record<string, string | number>>[];

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** The rows as a table of Markdown, with the columns of the first. */
export const tableOf = (rows: Rows): string => {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number | undefined)[]): string =>
    `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const cells = rows.map((row) => columns.map((column) => row[column]));
  return [columns, rule, ...cells].map(line).join('\n');
};
