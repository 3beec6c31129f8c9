import { useState } from 'react';

/**
 * Where the active option goes (ARIA practices, editable combobox with list). `null` is the text
 * field itself; `undefined` means the key is not ours and does what it does in a text field.
 */
export function moveCursor(
  key: string,
  at: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return at === null ? 0 : at === last ? null : at + 1;
  if (key === 'ArrowUp') return at === null ? last : at === 0 ? null : at - 1;
  if (at === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** The option under the arrow keys. It belongs to one list of hits: another begins without. */
export function useOptionCursor(hits: readonly unknown[] | undefined) {
  const [cursor, setCursor] = useState<{ hits: typeof hits; at: number | null }>();
  const active = cursor?.hits === hits ? (cursor?.at ?? null) : null;
  return [active, (at: number | null) => setCursor({ hits, at })] as const;
}
