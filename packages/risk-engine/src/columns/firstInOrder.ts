/** The first of many in an order, without sorting the rest: a heap of as many as are wanted, the last of them on top. */
export interface FirstInOrder<T> {
  offer(one: T): void;
  /** In order. */
  read(): T[];
}

/**
 * @param most so many are kept.
 * @param order as of a sort; two that are alike come as they like.
 */
export function firstInOrder<T>(most: number, order: (a: T, b: T) => number): FirstInOrder<T> {
  const heap: T[] = [];
  const isLater = (a: T, b: T) => order(a, b) > 0;
  const rise = (one: T) => {
    let at = heap.length;
    for (let parent = (at - 1) >> 1; at > 0 && isLater(one, heap[parent]!); parent = (at - 1) >> 1) {
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = one;
  };
  const sink = (one: T) => {
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && isLater(heap[child + 1]!, heap[child]!)) child++;
      if (!isLater(heap[child]!, one)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = one;
  };
  return {
    offer(one) {
      if (heap.length < most) rise(one);
      else if (most > 0 && isLater(heap[0]!, one)) sink(one);
    },
    read: () => [...heap].sort(order),
  };
}
