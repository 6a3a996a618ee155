/**
 * What waits, by whom it waits for. Those who wait are served in turn, however much each has brought: whoever came with one
 * thing comes next or soon, whoever came with a hundred waits for the rest of them alone.
 */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(who: string): number;
  push(who: string, item: T): void;
  /** The next item of the next one who may go; undefined where nobody may. */
  shift(mayGo?: (who: string) => boolean): T | undefined;
  /** Takes an item out that waits no more. */
  remove(who: string, item: T): void;
}

export function createFairQueue<T>(): FairQueue<T> {
  // In the order of turns: who has been served goes to the end.
  const waiting = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    sizeOf: (who) => waiting.get(who)?.length ?? 0,
    push(who, item) {
      const own = waiting.get(who);
      if (own === undefined) waiting.set(who, [item]);
      else own.push(item);
      size++;
    },
    shift(mayGo = () => true) {
      for (const [who, own] of waiting) {
        if (!mayGo(who)) continue;
        const item = own.shift();
        waiting.delete(who);
        if (own.length > 0) waiting.set(who, own);
        size--;
        return item;
      }
      return undefined;
    },
    remove(who, item) {
      const own = waiting.get(who);
      const at = own?.indexOf(item) ?? -1;
      if (own === undefined || at === -1) return;
      own.splice(at, 1);
      if (own.length === 0) waiting.delete(who);
      size--;
    },
  };
}
