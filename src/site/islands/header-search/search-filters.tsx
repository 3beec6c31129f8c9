import { t } from '@lingui/core/macro';
import {
  busTypeOptions,
  seatOptions,
  type BusTypeNames,
  type SelectOption,
} from './search-options.ts';

interface SearchFiltersProps {
  /** Keeps ids of the two places apart. */
  place: string;
  busTypes: BusTypeNames;
  onChange?: (form: HTMLFormElement | null) => void;
}

/** 'Bus Type' and 'Number of Seats' (spec §2). */
export function SearchFilters({ place, busTypes, onChange }: SearchFiltersProps) {
  const filter = (name: string, label: string, options: readonly SelectOption[]) => (
    <div>
      <label htmlFor={`${place}-${name}`}>{label}</label>
      <select
        id={`${place}-${name}`}
        name={name}
        className="field-input"
        onChange={({ currentTarget }) => onChange?.(currentTarget.form)}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className="search-filters">
      {filter('category', t`Bus Type`, busTypeOptions(busTypes))}
      {filter('seats', t`Number of Seats`, seatOptions())}
    </div>
  );
}
