/** A row's id from an address or a form; null when it cannot be one. */
export function readId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Number(text);
}
