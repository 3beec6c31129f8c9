import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';
import { plainNumber } from './read-number.ts';

const inchesPerUnit: Record<string, number> = {
  ft: 12,
  in: 1,
  m: 39.3701,
  cm: 0.393701,
  mm: 0.0393701,
};

/**
 * A length as people write it ("40'", "40 ft", `34'6"`, "34 ft 6 in", "12.2 m", "12192 mm", "480")
 * → whole inches. A bare number takes the header's unit, else the unit that makes the figure
 * believable for this dimension (`bounds`, inches), feet before metres.
 */
export function readLength(
  text: string,
  headerUnit: string | null,
  bounds: { min: number; max: number },
): CellReading<number> {
  if (saysUnknown(text)) return unknown;
  const plain = text
    .toLowerCase()
    .replace(/[’‘′´`]/gu, "'")
    .replace(/[”“″]|''/gu, '"')
    .trim();
  const inches = feetAndInches(plain) ?? withUnit(plain) ?? bare(plain, headerUnit, bounds);
  if (inches === null) return problem('is not a length');
  if (inches === 0) return unknown;
  const whole = Math.round(inches);
  if (whole < bounds.min || whole > bounds.max)
    return problem(`is outside ${feet(bounds.min)} to ${feet(bounds.max)}`);
  return known(whole);
}

function feetAndInches(text: string): number | null {
  const match =
    /^(\d{1,3}(?:\.\d+)?)\s*(?:'|ft\.?|feet|foot)\s*-?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|in\.?|inch(?:es)?)?)?$/u.exec(
      text,
    );
  if (!match) return null;
  const extra = match[2] === undefined ? 0 : Number(match[2]);
  return extra < 12 ? Number(match[1]) * 12 + extra : null;
}

function withUnit(text: string): number | null {
  const match =
    /^([\d.,]+)\s*(?:-\s*)?("|in|ins|inch|inches|ft|feet|foot|m|meters?|metres?|cm|mm)\.?$/u.exec(
      text,
    );
  if (!match) return null;
  const figure = plainNumber(match[1]!);
  const unit = match[2]!;
  if (figure === null) return null;
  if (unit === '"' || unit.startsWith('in')) return figure;
  if (unit.startsWith('f')) return figure * 12;
  return figure * inchesPerUnit[unit.startsWith('me') ? 'm' : unit]!;
}

function bare(
  text: string,
  headerUnit: string | null,
  bounds: { min: number; max: number },
): number | null {
  const figure = plainNumber(text);
  if (figure === null || figure === 0) return figure;
  const believable = (unit: string) => {
    const inches = figure * inchesPerUnit[unit]!;
    return inches >= bounds.min - 0.5 && inches <= bounds.max + 0.5;
  };
  if (headerUnit && headerUnit in inchesPerUnit) return figure * inchesPerUnit[headerUnit]!;
  const unit = ['in', 'ft', 'm', 'cm', 'mm'].find(believable) ?? 'in';
  return figure * inchesPerUnit[unit]!;
}

function feet(inches: number): string {
  return `${Math.round(inches / 1.2) / 10} ft`;
}
