import { sellFieldGroups } from '#domain/selling/sell-form.ts';
import { Button } from '#site/ui/button.tsx';
import { FieldInput } from '#site/forms/form-field.tsx';
import { errorAt, FormProblems, StartInputs } from '#site/forms/form-parts.tsx';
import { hiddenFields } from '#site/forms/hidden-fields.ts';
import { sellFieldId, sellIds, type SellFormModel } from './sell-form-model.ts';
import { SuggestionLists } from './suggestion-lists.tsx';

/** Step one, and the same form to correct details. Plain HTML that posts by itself. */
export function SellForm({ model }: { model: SellFormModel }) {
  const { typed, start, revision } = model;
  return (
    <form
      id="sell-form"
      className="sell-form"
      method="post"
      action={model.action}
      noValidate
      data-sell-form=""
    >
      <FormProblems form={sellIds} model={model} />
      {sellFieldGroups.map(({ title, intro, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {intro ? <p className="text-ink-600">{intro}</p> : null}
          <div className="sell-form-fields">
            {fields.map((field) => (
              <div
                key={field.name}
                className={field.width === 'short' ? 'sell-form-short' : undefined}
              >
                <FieldInput
                  id={sellFieldId(field.name)}
                  field={field}
                  value={typed[field.name] ?? ''}
                  error={errorAt(model, field.name)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <SuggestionLists />
      {start ? (
        <StartInputs form={sellIds} start={start} />
      ) : (
        <input type="hidden" name={hiddenFields.revision} defaultValue={revision ?? ''} />
      )}
      <Button type="submit" large>
        {model.button}
      </Button>
    </form>
  );
}
