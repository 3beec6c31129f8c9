/** What comes along unseen when a VIN is copied from a page: joiners, soft hyphens, byte order marks. */
const unseen = /[\p{DI}\p{Cf}]/gu;

export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** A VIN as it stands on the plate, however it was typed: upper case, and nothing between. */
export const plainVin = (text: string): string =>
  withoutUnseen(text.normalize('NFKC'))
    .trim()
    .toUpperCase()
    .replace(/^VIN\b[:# ]*|^VIN(?=[A-HJ-NPR-Z0-9]{17}$)/u, '')
    .replace(/[\s.\p{Pd}]/gu, '');
