/** Loaded values by key, the least recently used dropped first when together they pass the budget. */
export interface ColumnCache {
  readonly budgetBytes: number;
  /** Of values, their keys and what the cache itself needs for each. */
  readonly usedBytes: number;
  /**
   * The value under `key`, loaded once however many ask at the same time. A load that fails is not kept.
   * A value that with its key is larger than the whole budget is handed out and not kept.
   */
  get<T>(key: string, load: () => Promise<Sized<T>>): Promise<T>;
  /** The value under `key` if it is at hand. */
  peek<T>(key: string): T | undefined;
}

export interface Sized<T> {
  readonly value: T;
  readonly bytes: number;
}

/** Of a Map's slot and the objects in it, rounded up. */
const entryBytes = 200;

/** Callers choose keys, and a value may count as nothing: without its key such an entry would never be dropped. */
const sizeOf = (key: string, { bytes }: Sized<unknown>) => bytes + 2 * key.length + entryBytes;

export function createColumnCache(budgetBytes: number): ColumnCache {
  // A Map keeps insertion order; reading moves an entry to the end, so the first is the longest unused.
  const entries = new Map<string, Sized<unknown>>();
  const loading = new Map<string, Promise<Sized<unknown>>>();
  let usedBytes = 0;

  const keep = (key: string, entry: Sized<unknown>) => {
    const bytes = sizeOf(key, entry);
    if (bytes > budgetBytes) return;
    entries.set(key, entry);
    usedBytes += bytes;
    for (const [oldest, value] of entries) {
      if (usedBytes <= budgetBytes) return;
      entries.delete(oldest);
      usedBytes -= sizeOf(oldest, value);
    }
  };

  return {
    budgetBytes,
    get usedBytes() {
      return usedBytes;
    },
    peek: <T>(key: string) => entries.get(key)?.value as T | undefined,
    async get<T>(key: string, load: () => Promise<Sized<T>>): Promise<T> {
      const known = entries.get(key);
      if (known !== undefined) {
        entries.delete(key);
        entries.set(key, known);
        return known.value as T;
      }
      const pending = loading.get(key);
      if (pending !== undefined) return (await pending).value as T;
      const mine = load();
      loading.set(key, mine);
      try {
        const entry = await mine;
        keep(key, entry);
        return entry.value;
      } finally {
        loading.delete(key);
      }
    },
  };
}
