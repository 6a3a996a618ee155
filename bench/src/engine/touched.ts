/** How memory comes to a core. */
const lineBytes = 64;

type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** What was read of some arrays: distinct cache lines in bytes, and single reads, by the arrays' names. */
export type Touched = ReadonlyMap<string, { readonly lineBytes: number; readonly reads: number }>;

/**
 * The same value with every typed array in it watched, so that code runs over it unchanged (and slowly) and leaves
 * which cache lines it read.
 *
 * @param value plain objects and typed arrays.
 */
export function watched<T>(value: T, name: string): { readonly value: T; read(): Touched } {
  const counts = new Map<string, { lines: Uint8Array; reads: number }>();
  const watch = (each: unknown, path: string): unknown => {
    if (ArrayBuffer.isView(each)) return watchArray(each as Numbers, countsOf(path, each.byteLength));
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inside]) => [key, watch(inside, `${path}.${key}`)]),
    );
  };
  const countsOf = (path: string, bytes: number) => {
    const count = { lines: new Uint8Array(Math.ceil(bytes / lineBytes)), reads: 0 };
    counts.set(path, count);
    return count;
  };
  return {
    value: watch(value, name) as T,
    read: () =>
      new Map(
        [...counts].map(([path, { lines, reads }]) => [
          path,
          { lineBytes: lines.reduce((sum, line) => sum + line, 0) * lineBytes, reads },
        ]),
      ),
  };
}

function watchArray(array: Numbers, count: { lines: Uint8Array; reads: number }): Numbers {
  const perLine = lineBytes / array.BYTES_PER_ELEMENT;
  return new Proxy(array, {
    get(target, key) {
      const at = typeof key === "string" ? Number(key) : Number.NaN;
      if (Number.isInteger(at) && at >= 0 && at < target.length) {
        count.lines[Math.floor(at / perLine)] = 1;
        count.reads++;
        return target[at];
      }
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
}
