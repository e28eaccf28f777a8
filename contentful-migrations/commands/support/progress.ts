/** Counting long work on the terminal, or in a log at every quarter. */

const QUARTER = 0.25;

/** Announces work of `total` steps; call the returned function after each step. */
export const startProgress = (label: string, total: number): (() => void) => {
  let done = 0;
  let told = 0;
  return () => {
    done += 1;
    const line = `${label}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
    } else if (done === total || done / total >= told + QUARTER) {
      told = done / total;
      console.log(line);
    }
  };
};

/** Works on items a few at a time. Rejects with the first failure once the others have ended. */
export const eachOf = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = [...items];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
        queue.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
};
