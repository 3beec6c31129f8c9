/** Keeps the `most` first items by `compare` without sorting the rest: a heap with the last on top. */
export function topHits(most: number, compare: (a: number, b: number) => number) {
  const heap: number[] = [];
  function siftUp(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (compare(heap[at]!, heap[parent]!) <= 0) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  }
  function siftDown(): void {
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const worse = right < heap.length && compare(heap[right]!, heap[left]!) > 0 ? right : left;
      if (compare(heap[worse]!, heap[at]!) <= 0) return;
      [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
      at = worse;
    }
  }
  return {
    offer(doc: number): void {
      if (heap.length < most) {
        heap.push(doc);
        siftUp(heap.length - 1);
      } else if (most > 0 && compare(doc, heap[0]!) < 0) {
        heap[0] = doc;
        siftDown();
      }
    },
    /** The worst that is kept, once `most` are: whatever comes after it need not be offered. */
    last: (): number | null => (most > 0 && heap.length === most ? heap[0]! : null),
    /** Best first. */
    take(): number[] {
      return heap.sort(compare);
    },
  };
}
