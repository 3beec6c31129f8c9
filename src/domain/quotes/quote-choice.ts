/** So many of a lot, whichever; exactly these of its units, by their numbers; or the one bus of a listing. */
export type QuoteChoice = { busId: number } & ({ count: number } | { units: readonly number[] });

/** What an address or a form asks a quote for. */
export interface AskedChoices {
  choices: QuoteChoice[];
  /** Further ones of the same listing, made one with the first. */
  repeated: number;
  /** Words that are no choice. */
  unread: number;
  /** Beyond what one quote takes. */
  left: number;
}

export const mostChoices = 20;
/** Of one lot. */
export const mostOfLot = 500;
/** All in all: what names them has an end. */
export const mostUnitsNamed = 100;

const written = /^([1-9]\d{0,9})(?:x([1-9]\d{0,2})|((?:-[1-9]\d{0,3})+))?$/;
const longestWritten = 1_000;

/** "1002", "1002x3", "1002-4-7", in one text or several; whatever else stands there is told by its number. */
export function readQuote(values: readonly string[]): AskedChoices {
  const words = values
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter(Boolean);
  const byBus = new Map<number, QuoteChoice>();
  const list = { repeated: 0, unread: 0, left: 0 };
  for (const word of words) {
    const choice = readChoice(word);
    const known = choice && byBus.get(choice.busId);
    if (!choice) list.unread += 1;
    else if (known) {
      list.repeated += 1;
      byBus.set(choice.busId, together(known, choice));
    } else if (byBus.size < mostChoices) byBus.set(choice.busId, choice);
    else list.left += 1;
  }
  let room = mostUnitsNamed;
  const choices = [...byBus.values()].flatMap((choice): QuoteChoice[] => {
    if (!('units' in choice)) return [choice];
    const units = choice.units.slice(0, room);
    room -= units.length;
    list.left += choice.units.length - units.length;
    return units.length > 0 ? [{ busId: choice.busId, units }] : [];
  });
  return { ...list, choices };
}

function readChoice(word: string): QuoteChoice | null {
  const found = word.length > longestWritten ? null : written.exec(word);
  if (!found) return null;
  const [, bus, count, numbers] = found;
  const busId = Number(bus);
  if (numbers === undefined) return withinLot(busId, Number(count ?? 1));
  return { busId, units: inOrder(numbers.slice(1).split('-').map(Number)) };
}

const withinLot = (busId: number, count: number): QuoteChoice => ({
  busId,
  count: Math.min(count, mostOfLot),
});

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Units are added to units; of anything else the last word counts. */
const together = (first: QuoteChoice, last: QuoteChoice): QuoteChoice =>
  'units' in first && 'units' in last
    ? { busId: last.busId, units: inOrder([...first.units, ...last.units]) }
    : last;

/** How many buses they are together. */
export const countAsked = (choices: readonly QuoteChoice[]): number =>
  choices.reduce((sum, one) => sum + ('units' in one ? one.units.length : one.count), 0);

/** As an address holds it. */
export function writeChoice(choice: QuoteChoice): string {
  const { busId } = choice;
  if ('units' in choice) return [busId, ...choice.units].join('-');
  return choice.count === 1 ? String(busId) : `${busId}x${choice.count}`;
}

/** For staff: "3", "units 4, 7". */
export const howMany = (choice: QuoteChoice): string =>
  'units' in choice ? `units ${choice.units.join(', ')}` : String(choice.count);

/** All of them in one text, as a form holds them. */
export const writeQuote = (choices: readonly QuoteChoice[]): string =>
  choices.map(writeChoice).join(',');
