import {
  figureRules,
  inspectionSections,
  type FigureKey,
  type InspectionItem,
} from './inspection-sections.ts';
import { longestNote } from './inspection.ts';

const items: ReadonlyMap<string, InspectionItem> = new Map(
  inspectionSections.flatMap((section) => section.items.map((item) => [item.key, item])),
);

/** The row of the table; null for a key that is none. */
export const inspectionItem = (key: string): InspectionItem | null => items.get(key) ?? null;

/** A figure as typed: null for nothing, `undefined` for what is none or out of its range. */
export function readMeasured(key: FigureKey, text: string): number | null | undefined {
  const typed = text.trim().replaceAll(',', '');
  if (typed === '') return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return undefined;
  return isFigure(key, Number(typed)) ? Number(typed) : undefined;
}

/** Whether a figure lies in its range. */
export function isFigure(key: FigureKey, value: number): boolean {
  const { least, most, decimals = 0 } = ruleOf(key);
  return value >= least && value <= most && Number.isInteger(value * 10 ** decimals);
}

const ruleOf = (key: FigureKey): { least: number; most: number; decimals?: number } =>
  figureRules[key];

/** A note as it is kept; null for none. */
export function readNote(text: string): string | null {
  const note = [...text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim()];
  return note.length === 0 ? null : note.slice(0, longestNote).join('');
}
