import { Icon } from './icon.tsx';

interface SearchFormProps {
  /** Where the GET form goes; the text travels as `name`. */
  action: string;
  name: string;
  /** Unique on the page: it ties label and input together. */
  id: string;
  /** What is searched, for those who cannot see where the field stands. */
  label?: string;
  defaultValue?: string;
  placeholder?: string;
  /** Only the magnifier on the button, for the header. */
  compact?: boolean;
}

/** A plain GET form: it works before, without and beside any script. */
export function SearchForm({
  action,
  name,
  id,
  label = 'Search buses',
  defaultValue,
  placeholder = 'Make, seats or year',
  compact = false,
}: SearchFormProps) {
  return (
    <search className="block w-full">
      <form action={action} method="get" className="flex w-full gap-1.5">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="search"
          className="field-input"
          placeholder={placeholder}
          defaultValue={defaultValue}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink px-3">
          <Icon name="search" size={20} />
          <span className={compact ? 'sr-only' : undefined}>Search</span>
        </button>
      </form>
    </search>
  );
}
