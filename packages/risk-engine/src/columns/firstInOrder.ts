/** The first of many in an order, without sorting the rest: a heap of as many as are wanted, the last of them on top. */
export interface FirstInOrder {
  offer(element: number): void;
  /** In order. */
  read(): number[];
}

/**
 * @param most so many are kept.
 * @param order as of a sort; two that are alike come as they like.
 */
export function firstInOrder(most: number, order: (a: number, b: number) => number): FirstInOrder {
  const heap = new Uint32Array(most);
  let size = 0;
  const isLater = (a: number, b: number) => order(a, b) > 0;
  const rise = (element: number) => {
    let at = size++;
    for (let parent = (at - 1) >> 1; at > 0 && isLater(element, heap[parent]!); parent = (at - 1) >> 1) {
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = element;
  };
  const sink = (element: number) => {
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isLater(heap[child + 1]!, heap[child]!)) child++;
      if (!isLater(heap[child]!, element)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = element;
  };
  return {
    offer(element) {
      if (size < most) rise(element);
      else if (most > 0 && isLater(heap[0]!, element)) sink(element);
    },
    read: () => [...heap.subarray(0, size)].sort(order),
  };
}
