/** The list with one of it at another place. */
export function moved(names: readonly string[], name: string, toIndex: number): readonly string[] {
  const others = names.filter((one) => one !== name);
  return [...others.slice(0, toIndex), name, ...others.slice(toIndex)];
}
