import { t } from '@lingui/core/macro';
import { SearchField } from './search-field.tsx';

interface SearchFormProps {
  /** Where the GET form goes; the text travels as `name`. */
  action: string;
  name: string;
  /** Unique on the page. */
  id: string;
  /** What is searched, for those who cannot see where the field stands. */
  label?: string;
  defaultValue?: string;
  placeholder?: string;
}

/** A plain GET form: it works before, without and beside any script. */
export function SearchForm({
  action,
  label = t`Search buses`,
  placeholder = t`Make, seats or year`,
  ...field
}: SearchFormProps) {
  return (
    <search aria-label={label}>
      <form action={action} method="get" className="search-form">
        <SearchField
          {...field}
          label={label}
          placeholder={placeholder}
          submitLabel={t`Search`}
          saysSubmit
        />
      </form>
    </search>
  );
}
