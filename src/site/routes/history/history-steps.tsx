import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import type {
  FieldStep,
  HistoryStep,
  ListingMove,
  PictureStep,
} from '#domain/inventory/history/listing-history.ts';
import { sayLongDate } from '#messages/figures.ts';
import { FieldFigure } from '#site/routes/inventory/field-figure.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { fieldName } from '#site/words/trade-words.ts';
import { onRequest } from './price-words.ts';

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

interface Line {
  key: string;
  text: ReactNode;
}

function linesOf({ move, fields, pictures }: HistoryStep): Line[] {
  return [
    ...(move ? [{ key: 'move', text: sayMove(move) }] : []),
    ...fields.map((field) => ({ key: field.key, text: <FieldChange step={field} /> })),
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

function FieldChange({ step }: { step: FieldStep }) {
  const field = busField(step.key);
  const label = fieldName(step.key);
  // The seller's words are too long to stand here twice.
  if (field.type === 'text' && field.multiline) {
    if (step.before === null) return t`${label}: added`;
    return step.after === null ? t`${label}: removed` : t`${label}: rewritten`;
  }
  const before = <Value step={step} side="before" />;
  const after = <Value step={step} side="after" />;
  return (
    <Trans>
      {label}: {after}; before: {before}
    </Trans>
  );
}

function Value({ step, side }: { step: FieldStep; side: 'before' | 'after' }) {
  const value = step[side];
  if (value !== null) return <FieldFigure field={step.key} value={value} />;
  return step.key === 'priceCents' ? onRequest() : t`not stated`;
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
