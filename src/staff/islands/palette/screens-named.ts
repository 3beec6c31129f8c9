/** Somewhere the palette leads to. */
export interface Target {
  label: string;
  detail: string;
  href: string;
}

/** Those whose name begins so, then those that hold every word in their name or area. */
export function screensNamed(screens: readonly Target[], words: string): readonly Target[] {
  if (words === '') return screens;
  const parts = words.split(/\s+/);
  const text = ({ label, detail }: Target) => `${label} ${detail}`.toLowerCase();
  const found = screens.filter((one) => parts.every((part) => text(one).includes(part)));
  const first = (one: Target) => one.label.toLowerCase().startsWith(words);
  return [...found.filter(first), ...found.filter((one) => !first(one))];
}
