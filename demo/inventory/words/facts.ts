import type { BusDetails } from '#domain/inventory/bus-listing.ts';

/** What the sentences draw on: the listing, and the phrases worked out from it once. */
export type Facts = ReturnType<typeof factsOf>;

export type Sentence = (facts: Facts) => string;

export function thousands(figure: number): string {
  const digits = String(figure);
  return digits.length > 3
    ? `${thousands(Number(digits.slice(0, -3)))},${digits.slice(-3)}`
    : digits;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "A 25-passenger", "An 18-passenger": eight, eleven, eighteen and the eighties take "an". */
export function withArticle(words: string): string {
  return /^(8|11|18)(\D|$)|^8\d\D|^[aeio]|^MCI|^MCW|^IC |^LGE|^NABI/i.test(words)
    ? `an ${words}`
    : `a ${words}`;
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // prettier-ignore

export function numberWord(count: number): string {
  return numberWords[count] ?? String(count);
}

export function factsOf(bus: BusDetails, use: string | null) {
  return {
    bus,
    /** "2016 Starcraft Allstar". */
    name: `${bus.year} ${bus.bodyMake} ${bus.bodyModel}`,
    /** "Allstar". */
    model: bus.bodyModel ?? 'bus',
    /** "25-passenger", "72-child", or "" when unknown. */
    capacity: bus.passengers === null ? '' : `${bus.passengers}-passenger`,
    miles: bus.mileageMiles === null ? null : thousands(bus.mileageMiles),
    feet: feetAndInches(bus.lengthIn ?? 0),
    use,
  };
}

function feetAndInches(inches: number): string {
  const rest = inches % 12;
  return rest === 0 ? `${inches / 12} ft` : `${Math.floor(inches / 12)} ft ${rest} in`;
}
