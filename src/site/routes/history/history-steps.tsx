import { plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type {
  HistoryStep,
  ListingMove,
  PictureStep,
} from '#domain/inventory/history/listing-history.ts';
import { sayLongDate } from '#messages/figures.ts';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { FieldStepLine } from './field-step-line.tsx';
import { unitLines, type HistoryLine } from './unit-lines.tsx';

/** What changed when, a day a row. */
export function HistorySteps({ steps, label }: { steps: readonly HistoryStep[]; label: string }) {
  return (
    <SpecificationTable
      group={{
        label,
        rows: steps.map((step) => ({
          key: step.at,
          label: sayLongDate(step.at),
          value: linesOf(step).map((line, index) => (
            <Fragment key={line.key}>
              {index > 0 ? <br /> : null}
              {line.text}
            </Fragment>
          )),
        })),
      }}
    />
  );
}

function linesOf({ move, fields, pictures, units }: HistoryStep): HistoryLine[] {
  return [
    ...(move ? [{ key: 'move', text: sayMove(move) }] : []),
    ...fields.map((field) => ({ key: field.key, text: <FieldStepLine step={field} /> })),
    ...unitLines(units),
    ...(pictures ? pictureLines(pictures).map((text) => ({ key: text, text })) : []),
  ];
}

function sayMove(move: ListingMove): string {
  switch (move) {
    case 'sold':
      return t`Marked as sold`;
    case 'for-sale-again':
      return t`For sale again`;
    case 'taken-off':
      return t`Taken off the site`;
    case 'back':
      return t`On the site again`;
  }
}

function pictureLines({ added, removed, replaced, isReordered, captions }: PictureStep): string[] {
  return [
    added > 0 ? plural(added, { one: '# photo added', other: '# photos added' }) : null,
    removed > 0 ? plural(removed, { one: '# photo removed', other: '# photos removed' }) : null,
    replaced > 0 ? plural(replaced, { one: '# photo replaced', other: '# photos replaced' }) : null,
    isReordered ? t`Photos in another order` : null,
    captions > 0
      ? plural(captions, { one: '# photo caption changed', other: '# photo captions changed' })
      : null,
  ].filter((line) => line !== null);
}
