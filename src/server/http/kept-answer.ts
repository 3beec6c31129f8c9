/** Keeps what `make` gave for `keptMs`, then makes it anew. What throws is not kept. */
export function kept<Value>(keptMs: number, make: () => Value, nowMs: () => number): () => Value {
  let entry: { value: Value; madeMs: number } | null = null;
  return () => {
    const now = nowMs();
    if (!entry || now - entry.madeMs >= keptMs) entry = { value: make(), madeMs: now };
    return entry.value;
  };
}
