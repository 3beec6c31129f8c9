/** Spec §9: words / 100, rounded, at least one minute. */
export function readMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / 100));
}
