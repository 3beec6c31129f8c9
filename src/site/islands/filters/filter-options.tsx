import { t } from '@lingui/core/macro';
import { memo, useState, type FormEvent } from 'react';
import { sayNumber } from '#messages/figures.ts';
import { listFieldName } from '#domain/search/list-field-name.ts';
import { BoundsFields } from './bounds-fields.tsx';
import { FilterHeading } from './filter-heading.tsx';
import type { NamedGroup, NamedOption, SentGroup } from './filter-panel-props.ts';

interface FilterOptionsProps {
  group: NamedGroup;
  /** Later it is the visitor who opens and closes it. */
  startsOpen: boolean;
  /** The page of all filters. */
  allHref: string;
}

/** One filter: a disclosure with check boxes, or radio buttons where one choice replaces another. */
export const FilterOptions = memo(function FilterOptions({
  group,
  startsOpen,
  allHref,
}: FilterOptionsProps) {
  const [wasOpen] = useState(startsOpen);
  // What is ticked now is ahead of the group that was answered, until the next one comes.
  const [ticked, setTicked] = useState({ of: group, count: countOf(group) });
  const count = ticked.of === group ? ticked.count : countOf(group);
  const countTicks = ({ currentTarget }: FormEvent) => {
    const ticks = currentTarget.querySelectorAll('input:checked:not([value=""])');
    setTicked({ of: group, count: ticks.length });
  };
  const { parameter, label } = group;
  return (
    <details className="filter-group" open={wasOpen} data-filter={parameter} id={`by-${parameter}`}>
      <FilterHeading label={label} chosen={count} />
      {group.options === null ? (
        <p>
          <a href={`${allHref}#by-${parameter}`} className="text-link" data-unsent>
            {t`${label}: show the choices`}
          </a>
        </p>
      ) : (
        <SentOptions group={group} countTicks={countTicks} />
      )}
    </details>
  );
});

const countOf = (group: NamedGroup): number => (group.options ? group.selectedCount : 0);

interface SentOptionsProps {
  group: SentGroup;
  countTicks: (event: FormEvent) => void;
}

function SentOptions({ group, countTicks }: SentOptionsProps) {
  const type = group.choice === 'one' ? 'radio' : 'checkbox';
  return (
    <>
      {group.options.length > 0 ? (
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
      ) : null}
      {group.bounds ? (
        <BoundsFields parameter={group.parameter} label={group.label} bounds={group.bounds} />
      ) : null}
    </>
  );
}

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
