/** What a VIN can fill into the form, as it would be typed. */
export const vinFilled = ['year', 'make', 'model'] as const;
export type VinFill = Readonly<Partial<Record<(typeof vinFilled)[number], string>>>;

/** Of these only what stands where nothing was typed. */
export function emptyOnly(fill: VinFill, typed: Readonly<Record<string, string | undefined>>) {
  const empty = vinFilled.flatMap((name) => {
    const value = fill[name];
    return value !== undefined && (typed[name] ?? '').trim() === '' ? [[name, value]] : [];
  });
  return Object.fromEntries(empty) as VinFill;
}
