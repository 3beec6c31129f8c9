import { type SaidAmount, boundsOf, isExact, type Bounds } from '../said-amount.ts';
import type { Reading } from '../reading.ts';

const longestFt = 70;
const heaviestLb = 90_000;

/** "40 ft", "40'", "35-40 foot", "under 30 feet". */
export function understandLength(reading: Reading, measure: SaidAmount, roughlyFt = 0): boolean {
  const tick = reading.isMark(measure.to + 1, "'", '′', '’', '`') ? 1 : 0;
  return lengthFt(reading, measure.from, measure.to + tick, boundsOf(measure, 0), roughlyFt);
}

export function lengthFt(
  reading: Reading,
  from: number,
  to: number,
  bounds: Bounds,
  roughlyFt = 0,
): boolean {
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 8 || largest > longestFt) return false;
  const filter =
    roughlyFt > 0 && isExact(bounds)
      ? { lengthMinFt: bounds.min! - roughlyFt, lengthMaxFt: bounds.max! + roughlyFt }
      : {};
  reading.understandRange(from, to, 'length', bounds, { filter });
  return true;
}

/** "26,000 lb GVWR": a bare figure is a ceiling, as licence rules are. */
export function understandGvwr(reading: Reading, measure: SaidAmount): boolean {
  const spoken = boundsOf(measure, 0);
  const bounds = isExact(spoken) ? { min: null, max: spoken.max } : spoken;
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 5000 || largest > heaviestLb) return false;
  reading.understandRange(measure.from, measure.to, 'gvwr', bounds);
  return true;
}

/** "14 row", "5 window", "2 slides": how school-bus, skoolie and motorhome buyers count. */
export function understandCount(
  reading: Reading,
  measure: SaidAmount,
  what: 'rows' | 'windows' | 'slides',
): boolean {
  const count = measure.first.value;
  if (measure.second || !Number.isInteger(count) || count < 1 || count > 20) return false;
  if (what === 'rows') {
    reading.understand(measure.from, measure.to, {
      kind: 'rows',
      chip: { says: 'rows', count },
      filter: { rows: count },
    });
  } else if (what === 'windows') {
    reading.understand(measure.from, measure.to, {
      kind: 'windows',
      chip: { says: 'windows', count },
      filter: { windowsPerSide: count },
    });
  } else {
    reading.understand(measure.from, measure.to, {
      kind: 'slideOuts',
      chip: { says: 'slide-outs', count },
      filter: { slideOuts: count, features: ['slide_outs'] },
    });
  }
  return true;
}

/** "10 buses", "lot of 5": several alike units. "2015 coaches" is a year. */
export function understandQuantity(reading: Reading, measure: SaidAmount): boolean {
  const { min, max } = boundsOf(measure);
  const count = min ?? max ?? 0;
  if (!Number.isInteger(count) || count < 2 || count > 500) return false;
  // "5 or more coaches": what is counted is a kind, too.
  const isKind = reading.meaningAt(measure.to)?.value.is === 'category';
  reading.understand(measure.from, isKind ? measure.to - 1 : measure.to, {
    kind: 'lot',
    chip: { says: 'units', count },
    filter: { lot: true, quantityMin: count },
  });
  return true;
}
