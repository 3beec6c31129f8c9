import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import type { ItemModel, SectionFormProps } from './inspection-form-props.ts';
import type { RefusedFindingPhoto } from './use-inspection-outbox.ts';

interface InspectedItemProps {
  model: ItemModel;
  choices: SectionFormProps['choices'];
  /** Photos of it that wait on this phone, and those that the server refused. */
  waiting: number;
  refused: readonly RefusedFindingPhoto[];
  /** Absent before the island is awake. */
  onEdit(change: Partial<Pick<ItemModel, 'severity' | 'note' | 'figures'>>): void;
  onPhotos(input: HTMLInputElement): void;
  onTakeAway(photo: RefusedFindingPhoto): void;
}

/** One thing that is looked at: what was found, what was measured, a note, photos. */
export function InspectedItem(props: InspectedItemProps) {
  const { model, choices, waiting, refused, onEdit, onPhotos, onTakeAway } = props;
  const { item, name, question, severity, figures, note, was, photos } = model;
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="inspected-item" id={item}>
      <legend>{name}</legend>
      <input type="hidden" name={`was-${item}`} value={was} />
      <SelectField
        id={`${item}-severity`}
        name={`severity-${item}`}
        label={question ?? t`What you found`}
        value={severity}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ value }) => value === currentTarget.value);
          if (chosen) onEdit({ severity: chosen.value });
        }}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {figures.length > 0 ? (
        <div className="inspected-figures">
          {figures.map(({ key, label, value, least, most, step, error }) => (
            <TextField
              key={key}
              id={`${item}-${key}`}
              name={`${key}-${item}`}
              label={label}
              error={error}
              type="number"
              inputMode="decimal"
              min={least}
              max={most}
              step={step}
              value={value}
              onChange={({ currentTarget }) =>
                onEdit({
                  figures: figures.map((one) =>
                    one.key === key ? { ...one, value: currentTarget.value, error: null } : one,
                  ),
                })
              }
            />
          ))}
        </div>
      ) : null}
      <TextAreaField
        id={`${item}-note`}
        name={`note-${item}`}
        label={t`Note`}
        rows={2}
        value={note}
        onChange={({ currentTarget }) => onEdit({ note: currentTarget.value })}
      />
      <div>
        <label htmlFor={`${item}-photos`} className="field-label">
          {t`Photos of ${name}`}
        </label>
        <input
          ref={input}
          id={`${item}-photos`}
          name={`photos-${item}`}
          type="file"
          accept="image/*"
          multiple
          onChange={({ currentTarget }) => onPhotos(currentTarget)}
        />
        {photos.length > 0 ? (
          <ul className="inspected-photos">
            {photos.map(({ id, thumbnail }, at) => {
              const number = at + 1;
              return (
                <li key={id}>
                  <img
                    src={thumbnail}
                    alt={t`Photo ${number} of ${name}`}
                    width={96}
                    height={72}
                    loading="lazy"
                  />
                  <Button type="submit" look="secondary" name="remove" value={id}>
                    {t`Remove`}
                    <span className="sr-only"> {t`photo ${number} of ${name}`}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        ) : null}
        {waiting > 0 ? (
          <p className="text-muted">
            {plural(waiting, {
              one: '# photo waits on this phone',
              other: '# photos wait on this phone',
            })}
          </p>
        ) : null}
        {refused.map((photo) => (
          <div key={photo.key} className="inspected-refused">
            <p className="field-error">{sayRefused(photo)}</p>
            <Button
              look="secondary"
              onClick={() => {
                onTakeAway(photo);
                // The button goes; another photo is chosen here.
                input.current?.focus();
              }}
            >
              {t`Remove`}
              <span className="sr-only"> {t`the photo of ${name} that was not taken`}</span>
            </Button>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function sayRefused({ fileName: name, why: message }: RefusedFindingPhoto): string {
  return name === null ? message : t`${name}: ${message}`;
}
