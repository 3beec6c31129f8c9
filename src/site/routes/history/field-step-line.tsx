import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import type { FieldStep } from '#domain/inventory/history/listing-history.ts';
import { FieldFigure } from '#site/routes/inventory/field-figure.tsx';
import { fieldName } from '#site/words/trade-words.ts';
import { onRequest } from './price-words.ts';

/** What a field said and says; `of` names the unit of a lot that it is about. */
export function FieldStepLine({ step, of }: { step: FieldStep; of?: string }) {
  const field = busField(step.key);
  const name = fieldName(step.key);
  const label = of === undefined ? name : t`${of}, ${name}`;
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
