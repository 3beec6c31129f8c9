/** How loudly a finding is set; its word always says the same. */
export type Tone = 'alarm' | 'warning' | 'plain' | 'quiet';

/** One row of a table: what it is, and what is said of it. */
export interface SheetFact {
  label: string;
  value: string;
}

/** A picture by the name of its stored photo. */
export interface SheetPhoto {
  name: string;
  caption: string;
}

export interface SheetFinding {
  label: string;
  /** The word of its severity. */
  verdict: string;
  tone: Tone;
  /** What was measured, in words; empty without. */
  figures: string;
  note: string | null;
  photos: readonly SheetPhoto[];
}

interface AnySheet {
  /** For `lang` of the file: `es-US`. */
  locale: string;
  /** Title of the file. */
  title: string;
  /** ISO 8601; the same sheet is the same bytes whenever it is set. */
  datedAt: string;
  /** Where the QR code leads. */
  qrAddress: string;
  /** Said at the end where characters had to be left out. */
  unprintable: string;
}

/** A condition report, every word of it said in one language. */
export interface ReportSheet extends AnySheet {
  kind: 'report';
  number: string;
  heading: string;
  bus: string;
  /** Who stands behind it, in a frame of its own; null where we do. */
  mark: string | null;
  facts: readonly SheetFact[];
  /** How many findings of each kind. */
  summary: string;
  sections: readonly { heading: string; findings: readonly SheetFinding[] }[];
  /** How a copy is checked, beside the QR code and above its address. */
  check: string;
  /** At the foot of every page, before its number. */
  foot: string;
  /** Said in the place of a photo that could not be had. */
  noPhoto: string;
}

/** What hangs behind the windshield of a bus on the lot: one page, read from a few steps away. */
export interface WindshieldSheet extends AnySheet {
  kind: 'windshield';
  price: string;
  /** "2015 Thomas Built Saf-T-Liner". */
  name: string;
  /** The figures that decide, large: seats, license. */
  large: readonly string[];
  facts: readonly SheetFact[];
  /** Beside the QR code. */
  invitation: string;
  /** Who sells it, and how they are called. */
  foot: string;
}

export type Sheet = ReportSheet | WindshieldSheet;

/** All photos of a sheet, in its order. */
export const photosOfSheet = (sheet: Sheet): readonly SheetPhoto[] =>
  sheet.kind === 'report'
    ? sheet.sections.flatMap(({ findings }) => findings.flatMap(({ photos }) => photos))
    : [];
