import { t } from '@lingui/core/macro';
import { memo, useState, type FormEvent } from 'react';
import { sayNumber } from '#messages/figures.ts';
import { listFieldName } from '#domain/search/list-field-name.ts';
import { BoundsFields } from './bounds-fields.tsx';
import { FilterHeading } from './filter-heading.tsx';
import type { NamedGroup, NamedOption } from './filter-panel-props.ts';

interface FilterOptionsProps {
  group: NamedGroup;
  /** Later it is the visitor who opens and closes it. */
  startsOpen: boolean;
}

/** One filter: a disclosure with check boxes, or radio buttons where one choice replaces another. */
export const FilterOptions = memo(function FilterOptions({
  group,
  startsOpen,
}: FilterOptionsProps) {
  const [wasOpen] = useState(startsOpen);
  // What is ticked now is ahead of the group that was answered, until the next one comes.
  const [ticked, setTicked] = useState({ of: group, count: group.selectedCount });
  const count = ticked.of === group ? ticked.count : group.selectedCount;
  const countTicks = ({ currentTarget }: FormEvent) => {
    const ticks = currentTarget.querySelectorAll('input:checked:not([value=""])');
    setTicked({ of: group, count: ticks.length });
  };

  const type = group.choice === 'one' ? 'radio' : 'checkbox';
  return (
    <details className="filter-group" open={wasOpen} data-filter={group.parameter}>
      <FilterHeading label={group.label} chosen={count} />
      <fieldset className="filter-options" aria-describedby="filter-counts" onChange={countTicks}>
        <legend className="sr-only">{group.label}</legend>
        {type === 'radio' ? (
          <label>
            <input
              type="radio"
              name={group.parameter}
              value=""
              defaultChecked={group.selectedCount === 0}
            />
            {t({ message: 'Any', context: 'value of a filter' })}
          </label>
        ) : null}
        <div translate={group.names ? 'no' : undefined}>
          {group.options.map((option) => (
            <Option key={option.value} option={option} name={group.parameter} type={type} />
          ))}
        </div>
        {group.said.length > 0 ? (
          <input
            type="hidden"
            name={listFieldName(group.parameter, 'said')}
            defaultValue={group.said.join(',')}
          />
        ) : null}
      </fieldset>
      {group.bounds ? (
        <BoundsFields parameter={group.parameter} label={group.label} bounds={group.bounds} />
      ) : null}
    </details>
  );
});

interface OptionProps {
  option: NamedOption;
  name: string;
  type: 'radio' | 'checkbox';
}

function Option({ option: { value, label, count, selected }, name, type }: OptionProps) {
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={selected} />
      {label}
      {count === null ? null : <span>{sayNumber(count)}</span>}
    </label>
  );
}
