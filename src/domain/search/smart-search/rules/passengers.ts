import { type SaidAmount, boundsOf, isExact, type Bounds } from '../said-amount.ts';
import type { Reading } from '../reading.ts';
import type { SmartFilters } from '../smart-query.ts';
import { mostListedWheelchairs, mostRiders } from '#domain/inventory/group-fit/group.ts';

const mostPassengers = 120;
const mostWheelchairs = 30;

/** As many as a number may be that is seats by where it stands. */
export const seatsAlone = /^(?:[1-8]\d|90)$/;

/** "24 passenger", "30 to 40 pax", "over 50", "84 student or 56 adult", "2 wheelchair positions". */
export function understandPassengers(
  reading: Reading,
  measure: SaidAmount,
  who: 'passengers' | 'adults' | 'wheelchairs',
): boolean {
  const bounds = boundsOf(measure);
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  const limit = who === 'wheelchairs' ? mostWheelchairs : mostPassengers;
  if (largest < 1 || largest > limit || !isWhole(bounds)) return false;
  if (who === 'wheelchairs') {
    if (describesBus(reading, measure.to)) return false;
    return positions(reading, measure.from, measure.to, bounds.min ?? largest);
  }
  if (isExact(bounds) && rideAlong(reading, measure, largest)) return true;
  if (who === 'adults' && isExact(bounds)) {
    return reading.understand(measure.from, measure.to, {
      kind: 'passengers',
      chip: { says: 'adults', count: largest },
      filter: { passengersAdult: largest },
    });
  }
  return passengers(reading, measure.from, measure.to, bounds, measure.comparator?.exactly);
}

const isWhole = ({ min, max }: Bounds): boolean =>
  Number.isInteger(min ?? 0) && Number.isInteger(max ?? 0);

/** "12 campers and 2 counselors": all of them ride. "15 passenger and 20 passenger" are two buses. */
function rideAlong(reading: Reading, { from, to }: SaidAmount, more: number): boolean {
  const { lexicon, tokens } = reading;
  const join = tokens[from - 1]?.text ?? '';
  const isAnd = reading.isWord(from - 1, lexicon.joiningWords) && !lexicon.eitherWords.has(join);
  const before = tokens[from - 2];
  if (!(isAnd || reading.isMark(from - 1, '+', '&')) || before?.text === tokens[to]!.text)
    return false;
  const others = reading.understood.find(({ kind, spans }) => {
    return kind === 'passengers' && spans.at(-1)!.end === before?.end;
  });
  const { passengersAdult, passengersMin, passengersMax } = others?.filter ?? {};
  const riding = passengersAdult ?? (passengersMin === passengersMax ? passengersMin : undefined);
  if (!others || riding === undefined || riding + more > mostPassengers) return false;
  const all = riding + more;
  reading.claim(from - 1, to);
  others.spans.push(reading.spanOf(from - 1, to));
  others.words = reading.wordsOf(others.spans);
  others.chip = { says: 'passengers', min: all, max: all };
  others.filter = { passengersMin: all, passengersMax: all };
  delete reading.filters.passengersAdult;
  Object.assign(reading.filters, others.filter);
  return true;
}

/** "2 wheelchair vans": wheelchair says which vans, not how many positions. */
function describesBus(reading: Reading, unitAt: number): boolean {
  if (reading.tokens[unitAt]!.text.endsWith('s')) return false;
  const phrase = reading.meaningAt(unitAt);
  const next = reading.meaningAt(unitAt + 1);
  // The c of "2 w/c 12 amb" is no engine.
  const isKind = phrase !== null && phrase.to > unitAt && phrase.value.is !== 'engine';
  return isKind || next?.value.is === 'category';
}

export function passengers(
  reading: Reading,
  from: number,
  to: number,
  bounds: Bounds,
  exactly = false,
): boolean {
  const filter: SmartFilters = exactly ? { passengersExactly: true } : {};
  reading.understandRange(from, to, 'passengers', bounds, { filter });
  return true;
}

function positions(reading: Reading, from: number, to: number, count: number): boolean {
  reading.understand(from, to, {
    kind: 'wheelchairPositions',
    chip: { says: 'wheelchair-positions', count },
    filter: { wheelchairPositionsMin: count },
  });
  return true;
}

/** "14+2", "12 + 2 wheelchair", "16/2", "24+2wc": seats and wheelchair positions; "12 + driver": seats. */
export function readSeatsPlusPositions(reading: Reading): void {
  for (let at = 0; at + 2 < reading.tokens.length; at += 1) {
    const [seats, mark, spots] = [
      reading.tokens[at]!,
      reading.tokens[at + 1]!,
      reading.tokens[at + 2]!,
    ];
    // "16 plus 2".
    const adds = reading.lexicon.after.match(reading.tokens, at + 1, reading.isFree);
    const isPlus = adds?.value.adds === true && adds.to === at + 1;
    if (!reading.isOwnNumber(at) || seats.value < 4 || seats.value > 90) continue;
    const isDriver = reading.isWord(at + 2, reading.lexicon.driverWords);
    // "14 plus driver", "15 including driver".
    if (isDriver && (mark.text === '+' || adds?.to === at + 2)) {
      const count = seats.value + (adds?.value.shift ?? 0);
      passengers(reading, at, at + 2, { min: count, max: count });
      continue;
    }
    if (!isPlus && !reading.isMark(at + 1, '+', '/')) continue;
    if (spots.kind !== 'number' || !reading.isFree(at + 2)) continue;
    if (spots.value < 1 || spots.value > 12) continue;
    const slash = mark.text === '/';
    if (slash && (seats.value <= spots.value || spots.value > 6 || !spots.glued)) continue;
    const unit = reading.lexicon.units.match(reading.tokens, at + 3, reading.isFree);
    const counted = unit && ['wheelchairs', 'passengers'].includes(unit.value) ? unit.to : at + 2;
    passengers(reading, at, at, { min: seats.value, max: seats.value });
    positions(reading, at + 1, counted, spots.value);
    reading.sayAlone(at, { unit: 'passengers' });
    reading.sayAlone(at + 2, { unit: 'wheelchairs' });
  }
}

/** "Bus for 12 nuns", "for 45 clergy": who rides needs no word that we know, as long as it is no other measure. */
export function readRiders(reading: Reading): void {
  const { lexicon, tokens, filters, understood } = reading;
  for (let at = 1; at < tokens.length; at += 1) {
    const { text, value, end } = tokens[at]!;
    if (!seatsAlone.test(text) || !lexicon.forWords.has(tokens[at - 1]!.text)) continue;
    const who = tokens[at + 1];
    const isUnknown =
      who?.kind === 'word' && reading.isFree(at + 1) && reading.meaningAt(at + 1) === null;
    if (!isUnknown || at + 1 === reading.unfinishedAt) continue;
    if (lexicon.notRiders.has(who.text.replace(/s$/, ''))) continue;
    if (lexicon.typos.nearest(who.text) !== null) continue;
    const to = /\w{3}s$/.test(who.text) ? at + 1 : at;
    // "Para 20" says who rides by itself.
    const said = understood.find(
      ({ kind, spans }) => kind === 'passengers' && spans.at(-1)!.end === end,
    );
    if (said && to > at) {
      reading.claim(to, to);
      said.spans.push(reading.spanOf(to, to));
      said.words = reading.wordsOf(said.spans);
    } else if (
      reading.isOwnNumber(at) &&
      !(filters.passengersMin ?? filters.passengersMax ?? filters.groupRiders)
    ) {
      passengers(reading, at, to, { min: value, max: value });
      reading.sayAlone(at, { unit: 'passengers' });
    }
  }
}

/** "22 riders and 3 wheelchairs", "group of 22 with 3 wheelchairs": who rides, whatever stands in the bus. */
export function readGroups(reading: Reading): void {
  const { groups } = reading.pack;
  if (!groups) return;
  // Tokens one blank apart, and where each of them begins.
  let text = '';
  const starts = reading.tokens.map((token) => {
    const start = text.length;
    text += `${token.text} `;
    return start;
  });
  const found = groups.exec(text);
  if (!found) return;
  const { party, riders: counted, wheelchairs: seated } = found.groups ?? {};
  const [riders, wheelchairs] = [Number(party ?? counted), Number(seated)];
  const isGroup = wheelchairs >= 1 && wheelchairs <= riders && riders <= mostRiders;
  if (!isGroup || wheelchairs > mostListedWheelchairs) return;
  const from = starts.findIndex((start) => start >= found.index);
  const to = starts.findLastIndex((start) => start < found.index + found[0].length);
  if (!reading.tokens.slice(from, to + 1).every((_, at) => reading.isFree(from + at))) return;
  reading.understand(from, to, {
    kind: 'group',
    chip: { says: 'group', riders, wheelchairs },
    filter: { groupRiders: riders, groupWheelchairs: wheelchairs },
  });
}
