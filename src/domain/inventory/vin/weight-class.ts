/** A range of weight ratings (GVWR) as vPIC tells them. */
export interface WeightClass {
  /** "4", "2H" */
  name: string;
  fromLb: number;
  /** Null: and above. */
  toLb: number | null;
}

const shape = /^Class (\w+): ([\d,]+)(?: - ([\d,]+))? lb( or less| and above)?/;

/** Reads "Class 4: 14,001 - 16,000 lb (6,350 - 7,258 kg)"; null for words of another form. */
export function readWeightClass(text: string): WeightClass | null {
  const [, name, first, last, open] = shape.exec(text) ?? [];
  if (name === undefined || first === undefined) return null;
  const pounds = (figure: string) => Number(figure.replaceAll(',', ''));
  if (last !== undefined) return { name, fromLb: pounds(first), toLb: pounds(last) };
  return open === ' or less'
    ? { name, fromLb: 0, toLb: pounds(first) }
    : { name, fromLb: pounds(first), toLb: null };
}
