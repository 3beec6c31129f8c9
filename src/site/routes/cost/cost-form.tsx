import type { ReactNode } from 'react';
import { costFields, type CostField } from '#domain/costs/cost-form.ts';
import { FieldInput } from '#site/forms/form-field.tsx';
import { errorAt, fieldId, FormProblems } from '#site/forms/form-parts.tsx';
import { Button } from '#site/ui/button.tsx';
import type { CostQuestion } from './read-costs.ts';

const form = 'cost';

interface CostFormProps {
  action: string;
  question: CostQuestion;
  /** Which fields are shown; the others go along as they are. */
  fields?: readonly CostField[];
  /** What else the address holds. */
  kept?: ReactNode;
  submit: string;
}

/** A GET form: its answer has an address that can be shared, and needs no script. */
export function CostForm({ action, question, fields, kept, submit }: CostFormProps) {
  const { typed, errors } = question;
  return (
    <form action={action} method="get" className="cost-form no-print">
      <FormProblems form={form} model={{ typed, errors, problem: null }} />
      {kept}
      {costFields.map((field) => {
        const { name } = field;
        return !fields || fields.includes(name) ? (
          <FieldInput
            key={name}
            id={fieldId(form, name)}
            field={field}
            value={typed[name] ?? ''}
            error={errorAt({ errors }, name)}
          />
        ) : (
          <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
        );
      })}
      <Button type="submit">{submit}</Button>
    </form>
  );
}
