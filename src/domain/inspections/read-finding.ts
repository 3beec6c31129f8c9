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

/** What is taken today: no tire was made in a year to come. */
export const mostToday = (key: FigureKey, now: Date): number =>
  key === 'dotYear' ? now.getUTCFullYear() : figureRules[key].most;

/** A figure as typed: null for nothing, `undefined` for what is none or out of its range. */
export function readMeasured(
  key: FigureKey,
  text: string,
  most: number,
): number | null | undefined {
  const typed = text.trim().replaceAll(',', '');
  if (typed === '') return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return undefined;
  const figure = Number(typed);
  return figure <= most && isFigure(key, figure) ? figure : undefined;
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
