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

/** One section as the page that lists them shows it. */
export interface SectionModel {
  name: string;
  page: string;
  items: Pick<ItemModel, 'item' | 'name' | 'severity' | 'editedAt'>[];
}

export interface InspectionPaths {
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
}

/** One section, as a form. */
export interface SectionFormProps {
  items: ItemModel[];
  choices: { value: Severity; label: string }[];
  paths: InspectionPaths;
}

/** The page that lists the sections. */
export interface InspectionOverviewProps {
  sections: SectionModel[];
  isHandedIn: boolean;
  paths: InspectionPaths;
}

export type InspectionFormProps = SectionFormProps | InspectionOverviewProps;
