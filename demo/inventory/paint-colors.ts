/** Paint names as dealers write them, as `#RRGGBB`. */
const paints: Record<string, string> = {
  white: '#F4F5F3', silver: '#B9BFC4', gray: '#7D868D', black: '#1B1E22', blue: '#1F5FA8', 'dark blue': '#17304F',
  green: '#2C6B47', red: '#B3202A', burgundy: '#6B1A28', champagne: '#CDBB98', tan: '#BFA57A', teal: '#2F7C7E',
  cream: '#EFE3C8', 'school bus yellow': '#F7B500', yellow: '#F7B500', orange: '#D9661F', brown: '#5B4232', gold: '#B8933F',
  purple: '#54306F', maroon: '#6B1A28', grey: '#7D868D', beige: '#D6C7A6',
}; // prettier-ignore

const names = Object.keys(paints).sort((a, b) => b.length - a.length);

export interface Paint {
  body: string | null;
  accent: string | null;
}

/** "White with blue stripe" → white body, blue accent. Null where no paint is recognized. */
export function paintOf(colorExterior: string | null): Paint {
  let rest = (colorExterior ?? '').toLowerCase();
  const found: { at: number; hex: string }[] = [];
  for (const name of names) {
    const at = rest.search(new RegExp(`\\b${name}\\b`));
    if (at < 0) continue;
    found.push({ at, hex: paints[name]! });
    // Blanked out, so that "blue" is not found again inside "dark blue".
    rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
  }
  found.sort((a, b) => a.at - b.at);
  return { body: found[0]?.hex ?? null, accent: found[1]?.hex ?? null };
}
