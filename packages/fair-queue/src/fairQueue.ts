/**
 * What waits, by whom it waits for. Those who wait are served in turn, however much each has brought: whoever came with one
 * thing comes next or soon, whoever came with a hundred waits for the rest of them alone.
 */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(askerName: string): number;
  push(askerName: string, item: T): void;
  /** The next item of the next one who may go; undefined where nobody may. */
  shift(mayGo?: (askerName: string) => boolean): T | undefined;
  /** Takes an item out that waits no more. */
  remove(askerName: string, item: T): void;
}

export function createFairQueue<T>(): FairQueue<T> {
  // In the order of turns: who has been served goes to the end.
  const waiting = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    sizeOf: (askerName) => waiting.get(askerName)?.length ?? 0,
    push(askerName, item) {
      const own = waiting.get(askerName);
      if (own === undefined) waiting.set(askerName, [item]);
      else own.push(item);
      size++;
    },
    shift(mayGo = () => true) {
      for (const [askerName, own] of waiting) {
        if (!mayGo(askerName)) continue;
        const item = own.shift();
        waiting.delete(askerName);
        if (own.length > 0) waiting.set(askerName, own);
        size--;
        return item;
      }
      return undefined;
    },
    remove(askerName, item) {
      const own = waiting.get(askerName);
      const at = own?.indexOf(item) ?? -1;
      if (own === undefined || at === -1) return;
      own.splice(at, 1);
      if (own.length === 0) waiting.delete(askerName);
      size--;
    },
  };
}
