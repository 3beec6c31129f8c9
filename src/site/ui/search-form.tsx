import { Icon } from './icon.tsx';

interface SearchFormProps {
  /** Where the GET form goes; the text travels as `name`. */
  action: string;
  name: string;
  /** Unique on the page: it ties label and input together. */
  id: string;
  defaultValue?: string;
  placeholder?: string;
  look?: 'header' | 'hero' | 'plain';
}

/** A plain GET form: it works before, without and beside any script. */
export function SearchForm({
  action,
  name,
  id,
  defaultValue,
  placeholder = 'Make, seats, year or “with lift”',
  look = 'plain',
}: SearchFormProps) {
  const hero = look === 'hero';
  return (
    <search className={look === 'hero' ? undefined : 'block w-full'}>
      <form action={action} method="get" className={formClass[look]}>
        <label htmlFor={id} className="sr-only">
          Search buses
        </label>
        <input
          id={id}
          name={name}
          type="search"
          className={hero ? 'field-input min-h-13 border-transparent text-lg' : 'field-input'}
          placeholder={placeholder}
          defaultValue={defaultValue}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          type="submit"
          className={hero ? 'button button-primary button-large' : 'button button-ink px-3'}
        >
          <Icon name="search" size={20} />
          <span className={look === 'header' ? 'sr-only' : undefined}>
            {hero ? 'Search buses' : 'Search'}
          </span>
        </button>
      </form>
    </search>
  );
}

const formClass = {
  header: 'flex w-full gap-1.5',
  hero: 'hero-search',
  plain: 'flex w-full gap-2',
} as const;
