const name = 'staff-single-keys';

/**
 * Whether `j`, `k`, `n`, `?` and the digits do something in this browser. Speech input types letters where
 * nobody meant a key, so they can be switched off (WCAG 2.2, 2.1.4).
 */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    // Storage is refused to this site; the keys stay as they are.
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
}
