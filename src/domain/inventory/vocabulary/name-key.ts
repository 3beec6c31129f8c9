/**
 * Two names are the same name when their keys are equal: "E-450", "e450" and "E 450" share `e450`,
 * "Saf-T-Liner" and "SAF T LINER" share `saftliner`. Accents fold, `&` reads
 * "and", a point stays between digits: 5.9 is an engine, 59 a number of seats.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{Letter}\p{Number}+.]/gu, '')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '');
}

/** Words of a name, folded, for prefix search: "Coach & Equipment" gives coach, and, equipment. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}
