/** The buses that an address names, each once. Whatever else stands there is nobody's bus. */
export function readBusIds(values: readonly string[] = []): number[] {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids.map(Number))];
}
