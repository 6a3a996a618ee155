import type { TallyColumns } from "./tallyTask.ts";

/** So many scenarios' columns stay with a thread, the last it summed. They are shared, and stay in memory as long. */
const mostKept = 8;

/** The columns that a thread has been sent: naming two dozen of them each time took a sixth of the event loop. */
export interface KeptColumns {
  /** @returns undefined where they are not here, or no longer. */
  get(name: string): TallyColumns | undefined;
  keep(name: string, columns: TallyColumns): void;
}

export function createKeptColumns(): KeptColumns {
  // The first was used longest ago.
  const kept = new Map<string, TallyColumns>();
  const keep = (name: string, columns: TallyColumns) => {
    kept.delete(name);
    kept.set(name, columns);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    get(name) {
      const columns = kept.get(name);
      if (columns !== undefined) keep(name, columns);
      return columns;
    },
  };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A name for columns that stay the same as long as they are in use, by the index and the sums they come with. */
export const nameOf = ({ index, blocks }: TallyColumns): string => `${numberOf(index)} ${numberOf(blocks)}`;

function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, ++last);
  return last;
}
