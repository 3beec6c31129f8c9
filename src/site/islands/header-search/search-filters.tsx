import { busTypeOptions, seatOptions, type SelectOption } from './search-options.ts';

/** 'Bus Type' and 'Number of Seats' (spec §2). `place` keeps ids of the two panels apart. */
export function SearchFilters({ place }: { place: string }) {
  return (
    <div className="search-filters">
      <Filter id={`${place}-category`} name="category" label="Bus Type" options={busTypeOptions} />
      <Filter id={`${place}-seats`} name="seats" label="Number of Seats" options={seatOptions} />
    </div>
  );
}

interface FilterProps {
  id: string;
  name: string;
  label: string;
  options: readonly SelectOption[];
}

function Filter({ id, name, label, options }: FilterProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} className="field-input">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
