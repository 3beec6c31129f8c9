import type { Severity } from '#domain/inspections/condition-report.ts';
import type { FigureKey, ItemKey } from '#domain/inspections/inspection-sections.ts';

/** A measured figure as the form asks for it. */
export interface FigureModel {
  key: FigureKey;
  label: string;
  value: string;
  least: number;
  most: number;
  step: number;
  error: string | null;
}

/** One item as the form shows it. */
export interface ItemModel {
  item: ItemKey;
  name: string;
  question: string | null;
  severity: Severity;
  figures: FigureModel[];
  note: string;
  /** Which version this is; empty for none. */
  was: string;
  editedAt: number;
  photos: { id: number; thumbnail: string }[];
}

export interface InspectionFormProps {
  /** The items of one section; null on the page that lists the sections. */
  items: ItemModel[] | null;
  choices: { value: Severity; label: string }[];
  paths: {
    page: string;
    versions: string;
    photo: string;
    /** Where it is said that the inspection is done. */
    done: string;
    /** Where one goes on after saving. */
    next: string;
    worker: string;
    /** The inspection's own pages, which open without a line. */
    keep: string[];
  };
}
