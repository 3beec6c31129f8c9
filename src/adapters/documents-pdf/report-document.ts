import { createElement, type ReactElement } from 'react';
import { Image, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer';
import type { ReportSheet, SheetFinding, SheetPhoto, Tone } from '#domain/documents/sheet.ts';
import { documentOf, families, ink, tones, type DocumentParts } from './document-parts.ts';

const style = StyleSheet.create({
  page: {
    fontFamily: families.text,
    fontSize: 10,
    color: ink.text,
    paddingTop: 40,
    paddingBottom: 56,
    paddingHorizontal: 44,
  },
  // Not of the page: with it the foot, set anew on each page, would grow 1.3 times on each.
  words: { fontSize: 10, lineHeight: 1.3 },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 20 },
  headWords: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  heading: { fontFamily: families.heading, fontWeight: 700, fontSize: 26, lineHeight: 1.1 },
  bus: { fontWeight: 600, fontSize: 15, lineHeight: 1.2, marginTop: 4, marginBottom: 8 },
  proof: { width: 160, alignItems: 'center' },
  qr: { width: 108, height: 108 },
  check: { fontSize: 8, lineHeight: 1.2, textAlign: 'center' },
  mark: { marginTop: 8, padding: 8, borderWidth: 2, borderColor: ink.text, fontWeight: 600 },
  fact: { flexDirection: 'row', gap: 8 },
  factLabel: { width: 110, color: ink.muted },
  factValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  summary: { marginTop: 10, fontWeight: 600 },
  section: { marginTop: 16, marginBottom: 2, fontWeight: 600, fontSize: 13 },
  finding: {
    flexDirection: 'row',
    gap: 8,
    paddingTop: 4,
    borderTopWidth: 0.5,
    borderColor: ink.line,
  },
  label: { width: 190 },
  verdict: { width: 100 },
  figures: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  note: { marginBottom: 4 },
  photos: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginVertical: 4 },
  photo: { width: 169 },
  picture: { width: 169, height: 127, objectFit: 'contain', objectPosition: 'left top' },
  caption: { fontSize: 8, color: ink.muted, maxLines: 3, textOverflow: 'ellipsis' },
  missing: { fontSize: 8, padding: 8, borderWidth: 0.5, borderColor: ink.line },
  foot: {
    position: 'absolute',
    bottom: 26,
    left: 44,
    right: 44,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: ink.muted,
  },
});

interface ReportParts extends DocumentParts {
  /** JPEG by the name of the photo. */
  photos: ReadonlyMap<string, Buffer>;
}

/** A condition report on letter paper. */
export function reportDocument(
  sheet: ReportSheet,
  parts: ReportParts,
): ReactElement<DocumentProps> {
  const page = createElement(
    Page,
    { size: 'LETTER', style: style.page },
    createElement(
      View,
      { style: style.words },
      head(sheet, parts.qr),
      ...sheet.sections.flatMap(({ heading, findings }) => [
        createElement(
          Text,
          { style: style.section, minPresenceAhead: rowHeight + aheadOf(findings[0]) },
          heading,
        ),
        ...findings.flatMap((finding) => rowsOf(finding, sheet, parts.photos)),
      ]),
      parts.isShortened ? createElement(Text, { style: style.summary }, sheet.unprintable) : null,
    ),
    createElement(
      View,
      { style: style.foot, fixed: true },
      createElement(Text, null, sheet.foot),
      createElement(Text, {
        render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages ?? ''}`,
      }),
    ),
  );
  return documentOf(sheet, page, sheet.number);
}

/** The widest size that holds an address on one line. */
const addressSize = (address: string): number =>
  Math.min(8, Math.floor(2_900 / address.length) / 10);
const whole = (word: string | null): string[] => [word ?? ''];

function head(sheet: ReportSheet, qr: Buffer): ReactElement {
  const { heading, bus, facts, check, mark, summary } = sheet;
  const address = sheet.qrAddress.replace(/^https?:\/\//, '');
  return createElement(
    View,
    null,
    createElement(
      View,
      { style: style.head },
      createElement(
        View,
        { style: style.headWords },
        createElement(Text, { style: style.heading }, heading),
        createElement(Text, { style: style.bus }, bus),
        ...facts.map(({ label, value }) =>
          createElement(
            View,
            { style: style.fact },
            createElement(Text, { style: style.factLabel }, label),
            createElement(Text, { style: style.factValue }, value),
          ),
        ),
      ),
      createElement(
        View,
        { style: style.proof },
        createElement(Image, { style: style.qr, src: qr }),
        createElement(Text, { style: style.check }, check),
        createElement(
          Text,
          // A hyphen in an address would be read as a part of it.
          { style: [style.check, { fontSize: addressSize(address) }], hyphenationCallback: whole },
          address,
        ),
      ),
    ),
    mark === null ? null : createElement(Text, { style: style.mark }, mark),
    createElement(Text, { style: style.summary }, summary),
  );
}

/** Of a row on two lines. */
const rowHeight = 30;

/** What stands under the row of a finding on its sheet: the begin of a note, or the first photos. */
function aheadOf(finding: SheetFinding | undefined): number {
  if (finding && finding.photos.length > 0) return 165;
  return finding?.note ? 30 : 0;
}

/** One after the other, not in a box of their own: what is long goes on on the next page. */
function rowsOf(
  finding: SheetFinding,
  sheet: ReportSheet,
  printed: ReportParts['photos'],
): ReactElement[] {
  const { label, verdict, tone, figures, note, photos } = finding;
  const row = createElement(
    View,
    { style: style.finding, wrap: false, minPresenceAhead: aheadOf(finding) },
    createElement(Text, { style: style.label }, label),
    createElement(Text, { style: [style.verdict, verdictStyle(tone)] }, verdict),
    createElement(Text, { style: style.figures }, figures),
  );
  const pictures = photos.map((photo) => pictureOf(photo, printed.get(photo.name), sheet.noPhoto));
  return [
    row,
    ...(note ? [createElement(Text, { style: style.note }, note)] : []),
    ...(pictures.length > 0 ? [createElement(View, { style: style.photos }, ...pictures)] : []),
  ];
}

const verdictStyle = (tone: Tone) => tones[tone];

function pictureOf(
  { caption }: SheetPhoto,
  photo: Buffer | undefined,
  noPhoto: string,
): ReactElement {
  return createElement(
    View,
    { style: style.photo, wrap: false },
    photo
      ? createElement(Image, { style: style.picture, src: photo })
      : createElement(Text, { style: style.missing }, noPhoto),
    createElement(Text, { style: style.caption }, caption),
  );
}
