/** A binary min-heap of whole numbers by key, on typed arrays that grow. */
export interface MinHeap {
  push(key: number, item: number): void;
  /** Removes and gives the item with the least key, or -1 when empty. */
  pop(): number;
  /** The key of the item `pop` gave last. */
  poppedKey(): number;
  size(): number;
}

export function minHeap(capacity = 1024): MinHeap {
  let keys = new Float64Array(capacity);
  let items = new Int32Array(capacity);
  let size = 0;
  let lastKey = Number.NaN;
  const grow = () => {
    const moreKeys = new Float64Array(keys.length * 2);
    const moreItems = new Int32Array(items.length * 2);
    moreKeys.set(keys);
    moreItems.set(items);
    keys = moreKeys;
    items = moreItems;
  };
  return {
    push(key, item) {
      if (size === keys.length) grow();
      let at = size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (keys[parent]! <= key) break;
        keys[at] = keys[parent]!;
        items[at] = items[parent]!;
        at = parent;
      }
      keys[at] = key;
      items[at] = item;
    },
    pop() {
      if (size === 0) return -1;
      const top = items[0]!;
      lastKey = keys[0]!;
      const key = keys[--size]!;
      const item = items[size]!;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= size) break;
        if (child + 1 < size && keys[child + 1]! < keys[child]!) child++;
        if (keys[child]! >= key) break;
        keys[at] = keys[child]!;
        items[at] = items[child]!;
        at = child;
      }
      keys[at] = key;
      items[at] = item;
      return top;
    },
    poppedKey: () => lastKey,
    size: () => size,
  };
}
