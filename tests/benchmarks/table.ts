/** The results of one part of the benchmark: the rows of a table, with their values by column. */
export type Rows = readonly Readonly<Record<string, string | number>>[];

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** The rows as a Markdown table with the columns of the first row. */
export const tableOf = (rows: Rows): string => {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number | undefined)[]): string =>
    `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const cells = rows.map((row) => columns.map((column) => row[column]));
  return [columns, rule, ...cells].map(line).join('\n');
};
