import { sellFieldGroups } from '#domain/selling/sell-form.ts';
import { Button } from '#site/ui/button.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { SellFormField } from './sell-form-field.tsx';
import { sellFieldId, sellHidden, type SellFormModel } from './sell-form-model.ts';
import { SuggestionLists } from './suggestion-lists.tsx';

/** Step one, and the same form to correct details. Plain HTML that posts by itself. */
export function SellForm({ model }: { model: SellFormModel }) {
  const { typed, errors, problem, start, revision } = model;
  const links = errors.map(({ field, text }) => ({ href: `#${sellFieldId(field)}`, text }));
  return (
    <form
      id="sell-form"
      className="sell-form"
      method="post"
      action={model.action}
      noValidate
      data-sell-form=""
    >
      <ErrorSummary problem={problem} errors={links} />
      {sellFieldGroups.map(({ title, intro, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {intro ? <p className="text-ink-600">{intro}</p> : null}
          <div className="sell-form-fields">
            {fields.map((field) => (
              <div key={field.name} className={field.short ? 'sell-form-short' : undefined}>
                <SellFormField
                  field={field}
                  value={typed[field.name] ?? ''}
                  error={errors.find((error) => error.field === field.name)?.text ?? null}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <SuggestionLists />
      {start ? (
        <>
          <div className="lead-form-trap" aria-hidden="true">
            <label htmlFor="sell-company-website">Leave this empty</label>
            <input
              id="sell-company-website"
              name={sellHidden.honeypot}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          <input type="hidden" name={sellHidden.key} defaultValue={start.key} />
          <input type="hidden" name={sellHidden.stamp} defaultValue={start.stamp} />
        </>
      ) : (
        <input type="hidden" name={sellHidden.revision} defaultValue={revision ?? ''} />
      )}
      <Button type="submit" large>
        {model.button}
      </Button>
    </form>
  );
}
