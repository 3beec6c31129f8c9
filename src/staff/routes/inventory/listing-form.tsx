import { fieldGroupLabels, type FieldGroup } from '#domain/inventory/fields/bus-field.ts';
import { busFields, type BusField } from '#domain/inventory/fields/bus-fields.ts';
import { isCheckbox, type FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import { pricedFields, type ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import { ChoiceOptions, FieldNotes, inputState, StaffField } from '../../forms/staff-field.tsx';

interface FieldsProps {
  texts: FieldTexts;
  errors: readonly ListingFieldError[];
  /** False locks the fields of price and featuring. */
  canPrice: boolean;
}

/** Every field of a listing by its descriptor, group by group. */
export function ListingFields({ texts, errors, canPrice }: FieldsProps) {
  const groups = Map.groupBy(busFields, (field) => field.group);
  return [...groups].map(([group, fields]) => (
    <fieldset key={group} className="staff-panel listing-group" id={`group-${group}`}>
      <legend>{fieldGroupLabels[group]}</legend>
      <div className="listing-fields">
        {fields.map((field) => (
          <ListingField
            key={field.key}
            field={field}
            text={texts[field.key] ?? ''}
            error={errors.find((error) => error.field === field.key)?.text ?? null}
            locked={!canPrice && pricedFields.includes(field.key)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

/** The groups as links, for a form that is longer than a screen. */
export function GroupLinks({ more = [] }: { more?: readonly { href: string; label: string }[] }) {
  const groups = new Set<FieldGroup>(busFields.map(({ group }) => group));
  return (
    <nav aria-label="Sections of the form" className="chips listing-jumps">
      {more.map(({ href, label }) => (
        <a key={href} className="chip" href={href}>
          {label}
        </a>
      ))}
      {[...groups].map((group) => (
        <a key={group} className="chip" href={`#group-${group}`}>
          {fieldGroupLabels[group]}
        </a>
      ))}
    </nav>
  );
}

interface ListingFieldProps {
  field: BusField;
  text: string;
  error: string | null;
  locked: boolean;
}

export function ListingField({ field, text, error, locked }: ListingFieldProps) {
  const id = `field-${field.key}`;
  const notes = { id, hint: hintOf(field), error };
  const attributes = {
    name: field.key,
    disabled: locked,
    className: 'field-input',
    ...inputState(notes),
  };
  if (isCheckbox(field)) {
    return (
      <div className="field">
        <label className="check">
          <input
            {...attributes}
            className={undefined}
            type="checkbox"
            value="yes"
            defaultChecked={text === 'yes'}
          />
          {field.label}
        </label>
        <FieldNotes {...notes} />
      </div>
    );
  }
  const wide = field.type === 'text' && (field.multiline || field.maxLength > 100);
  const label = (
    <>
      {field.label}
      {field.requiredToPublish ? (
        <span className="listing-needed"> (needed to publish)</span>
      ) : null}
    </>
  );
  return (
    <StaffField {...notes} wide={wide} label={label}>
      <Control field={field} text={text} attributes={attributes} />
    </StaffField>
  );
}

function Control(props: {
  field: BusField;
  text: string;
  attributes: Record<string, string | boolean | undefined>;
}) {
  const { field, text, attributes } = props;
  if (field.type === 'choice' || field.type === 'flag') {
    const choices = field.type === 'choice' ? field.choices : { yes: 'Yes', no: 'No' };
    return (
      <select {...attributes} defaultValue={text}>
        <option value="">Not known</option>
        {text !== '' && !Object.hasOwn(choices, text) ? <option value={text}>{text}</option> : null}
        <ChoiceOptions choices={choices} />
      </select>
    );
  }
  if (field.type === 'text' && field.multiline)
    return <textarea {...attributes} rows={8} defaultValue={text} />;
  // Text inputs for numbers too: a browser's number field drops what it does not understand.
  const inputMode =
    field.type === 'integer' ? 'numeric' : field.type === 'decimal' ? 'decimal' : undefined;
  return (
    <input
      {...attributes}
      type="text"
      inputMode={inputMode}
      defaultValue={text}
      autoComplete="off"
    />
  );
}

const unitHints: Partial<Record<string, string>> = {
  'usd-cents': 'US dollars.',
  miles: 'Miles.',
  pounds: 'Pounds.',
  inches: 'Inches, or feet and inches like 26′ 4″.',
};

function hintOf(field: BusField): string | null {
  const unit = 'unit' in field ? unitHints[field.unit] : undefined;
  return [unit, field.hint].filter(Boolean).join(' ') || null;
}
