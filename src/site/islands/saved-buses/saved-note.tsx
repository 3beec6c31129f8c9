import { plural, t } from '@lingui/core/macro';
import { useId, useState, type ChangeEvent, type MouseEvent } from 'react';
import { TextAreaField } from '#site/ui/text-field.tsx';
import { forgetAsked } from './your-buses.tsx';
import { mostNoteLetters, noteBus, type StoredBus } from './stored-buses.ts';

/** From here on the field says how much more it takes. */
const fewLetters = 100;

/** A visitor's own words on a saved bus, kept with it letter by letter, and on paper in full. */
export function SavedNote({ bus }: { bus: StoredBus }) {
  const id = useId();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const { title, note = '' } = bus;
  const words = unsaved ?? note;
  const left = mostNoteLetters - words.length;
  const write = ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
    setUnsaved(noteBus(bus.id, value) ? null : value);
  const forget = ({ currentTarget }: MouseEvent) => {
    const link = currentTarget.closest('li')?.querySelector('a');
    if (forgetAsked({ ...bus, note: words })) link?.focus({ preventScroll: true });
  };
  return (
    <div className="saved-note">
      <div className="no-print">
        <TextAreaField
          id={id}
          label={t`Your note`}
          aria-label={t`Your note on ${title}`}
          rows={3}
          maxLength={mostNoteLetters}
          value={words}
          onChange={write}
          hint={
            left < fewLetters
              ? t`${plural(left, { one: '# letter left', other: '# letters left' })}`
              : undefined
          }
          error={
            unsaved === null
              ? null
              : t`Not kept: this browser’s storage is full. The note is gone when you leave this page.`
          }
        />
        <button
          type="button"
          className="text-link"
          onClick={forget}
          aria-label={t`Remove ${title}`}
        >
          {t`Remove`}
        </button>
      </div>
      {words ? (
        <p className="saved-note-printed print-only">
          <strong>{t`Your note:`}</strong> {words}
        </p>
      ) : null}
    </div>
  );
}
