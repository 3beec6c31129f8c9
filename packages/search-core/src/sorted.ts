/** First place in ascending `list` whose entry is not below `value`. */
export function lowerBound(list: Uint32Array, value: number, from = 0, to = list.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
