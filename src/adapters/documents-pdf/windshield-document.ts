import { createElement, type ReactElement } from 'react';
import { Image, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer';
import type { WindshieldSheet } from '#domain/documents/sheet.ts';
import { documentOf, families, ink, type DocumentParts } from './document-parts.ts';

const condensed = { fontFamily: families.heading, fontWeight: 700, lineHeight: 1 } as const;
const oneLine = { maxLines: 1, textOverflow: 'ellipsis' } as const;

const style = StyleSheet.create({
  page: { fontFamily: families.text, color: ink.text, paddingVertical: 30, paddingHorizontal: 40 },
  // All of the page: told not to wrap, a page would be as low as its words, and be no letter paper.
  whole: { height: 550 },
  name: { ...condensed, fontSize: 40, maxLines: 2, textOverflow: 'ellipsis' },
  // With room for what hangs below its line: not every price is of figures alone.
  price: { ...condensed, lineHeight: 1.2 },
  large: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 28, marginTop: 6 },
  largeOne: { ...condensed, ...oneLine, fontSize: 38, lineHeight: 1.15 },
  below: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 28,
    marginTop: 10,
    flexGrow: 1,
  },
  facts: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  fact: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 2,
    borderTopWidth: 0.75,
    borderColor: ink.line,
    fontSize: 16,
    lineHeight: 1.25,
  },
  label: { ...oneLine, width: 170, color: ink.muted },
  value: { ...oneLine, flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 600 },
  proof: { width: 170, alignItems: 'center' },
  qr: { width: 150, height: 150 },
  invitation: {
    fontSize: 12,
    lineHeight: 1.15,
    textAlign: 'center',
    maxLines: 3,
    textOverflow: 'ellipsis',
  },
  foot: { fontSize: 15, lineHeight: 1.2, fontWeight: 600, ...oneLine },
});

/** The widest size that holds a price on one line and leaves room for two of each above and below it. */
const priceSize = (price: string): number => Math.min(140, Math.floor(1_500 / price.length));

/** One page of letter paper, across. */
export function windshieldDocument(
  sheet: WindshieldSheet,
  { qr }: DocumentParts,
): ReactElement<DocumentProps> {
  return documentOf(
    sheet,
    createElement(
      Page,
      { size: 'LETTER', orientation: 'landscape', style: style.page },
      createElement(
        View,
        { style: style.whole, wrap: false },
        createElement(Text, { style: style.name }, sheet.name),
        createElement(
          Text,
          { style: [style.price, { fontSize: priceSize(sheet.price) }] },
          sheet.price,
        ),
        createElement(
          View,
          { style: style.large },
          ...sheet.large.map((words) => createElement(Text, { style: style.largeOne }, words)),
        ),
        createElement(
          View,
          { style: style.below },
          createElement(
            View,
            { style: style.facts },
            ...sheet.facts.map(({ label, value }) =>
              createElement(
                View,
                { style: style.fact },
                createElement(Text, { style: style.label }, label),
                createElement(Text, { style: style.value }, value),
              ),
            ),
          ),
          createElement(
            View,
            { style: style.proof },
            createElement(Image, { style: style.qr, src: qr }),
            createElement(Text, { style: style.invitation }, sheet.invitation),
          ),
        ),
        createElement(Text, { style: style.foot }, sheet.foot),
      ),
    ),
  );
}
