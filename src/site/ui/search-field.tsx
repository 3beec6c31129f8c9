import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Ties label and input together. */
  id: string;
  /** What is searched, for those who cannot see where the field stands. */
  label: string;
  submitLabel: string;
  /** Writes the button's label beside its magnifier. */
  saysSubmit?: boolean;
}

/** What every search form has: a field and its button. The text travels as `search` unless named. */
export function SearchField({ id, label, submitLabel, saysSubmit, ...input }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name="search"
        type="search"
        className="field-input"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit" className="button button-ink search-button">
        <Icon name="search" size={20} />
        <span className={saysSubmit ? undefined : 'sr-only'}>{submitLabel}</span>
      </button>
    </>
  );
}
