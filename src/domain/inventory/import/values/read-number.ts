import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

/**
 * A plain number as people write it: "123,456", "1 234", "12.5", "198K", "198 mil", "1.2M",
 * "45.900" (three digits after every dot are thousands), "45.900,50". No units, no signs; null when
 * it is none.
 */
export function plainNumber(text: string): number | null {
  const match = /^([\d.,'’ ]*\d)\s*(k|m|mil|mille)?$/iu.exec(text);
  if (!match) return null;
  const digits = undoGrouping(match[1]!);
  if (digits === null) return null;
  const letters = match[2]?.toLowerCase();
  const scale = letters === undefined ? 1 : letters === 'm' ? 1_000_000 : 1_000;
  const value = Number(digits) * scale;
  return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}

function undoGrouping(text: string): string | null {
  if (/^\d{1,15}(\.\d{1,12})?$/.test(text) && !/^\d{1,3}\.\d{3}$/.test(text)) return text;
  if (/^\.\d{1,12}$/.test(text)) return `0${text}`;
  const american = /^(\d{1,3}(?:[,'’ ]\d{3})+)(\.\d+)?$/u.exec(text);
  if (american) return american[1]!.replace(/\D/g, '') + (american[2] ?? '');
  const european = /^(\d{1,3}(?:[. ]\d{3})+)(?:,(\d{1,2}))?$/u.exec(text);
  if (european) return european[1]!.replace(/\D/g, '') + (european[2] ? `.${european[2]}` : '');
  const decimalComma = /^(\d{1,9}),(\d{1,2})$/.exec(text);
  return decimalComma ? `${decimalComma[1]}.${decimalComma[2]}` : null;
}

/** A count: whole, zero means unknown, within the field's bounds. */
export function readCount(text: string, bounds: { min: number; max: number }): CellReading<number> {
  if (saysUnknown(text)) return unknown;
  const value = plainNumber(text.replace(/\.00?$/, ''));
  if (value === null || !Number.isInteger(value)) return problem('is not a whole number');
  if (value === 0) return unknown;
  return readWithin(value, bounds);
}

export function readWithin(
  value: number,
  bounds: { min: number; max: number },
): CellReading<number> {
  if (value < bounds.min || value > bounds.max)
    return problem(
      `is outside ${bounds.min.toLocaleString('en-US')} to ${bounds.max.toLocaleString('en-US')}`,
    );
  return known(value);
}

/** A signed decimal such as a latitude; zero is a value. */
export function readDecimal(
  text: string,
  bounds: { min: number; max: number },
): CellReading<number> {
  if (saysUnknown(text)) return unknown;
  if (!/^[+-]?\d{1,9}(\.\d{1,15})?$/.test(text)) return problem('is not a number');
  return readWithin(Number(text), bounds);
}
