import { t } from '@lingui/core/macro';
import { memo, useState, type FormEvent } from 'react';
import { listFieldName } from '#domain/search/typed-fields.ts';
import { mostListedWheelchairs, mostRiders } from '#domain/inventory/group-fit/group.ts';
import type { FilterBounds } from '#domain/search/filter-panel.ts';
import { afterPaint } from '#site/browser/when-due.ts';
import type { NamedGroup, NearFields, SentGroup } from './filter-panel-props.ts';

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
    // The tick is seen first.
    afterPaint(() => {
      const ticks = currentTarget.querySelectorAll('input:checked:not([value=""])');
      setTicked({ of: group, count: ticks.length });
    });
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
            {group.options.map(({ value, label, count, selected }) => (
              <label key={value}>
                <input type={type} name={group.parameter} value={value} defaultChecked={selected} />
                {label}
                {count === null ? null : <span>{count}</span>}
              </label>
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

/** What opens a filter, with how many of its values are chosen. */
function FilterHeading({ label, chosen }: { label: string; chosen: number }) {
  return (
    <summary>
      {label}
      {chosen > 0 ? (
        <span className="filter-count">
          <span className="sr-only">{`${t`chosen:`} `}</span>
          {chosen}
        </span>
      ) : null}
    </summary>
  );
}

/** "Near a ZIP": a ZIP code and a distance. What was typed stays. */
export function NearOptions({ place, within, radii, isSaid, unknown }: NearFields) {
  return (
    <details className="filter-group" data-filter="near" open>
      <FilterHeading label={t`Near a ZIP`} chosen={place && !unknown ? 1 : 0} />
      <fieldset className="filter-fields filter-near">
        <legend className="sr-only">{t`Near a ZIP`}</legend>
        <label htmlFor="list-near">{t`ZIP code`}</label>
        <label htmlFor="list-within">{t`Distance`}</label>
        <input
          id="list-near"
          name="near"
          className="field-input"
          defaultValue={place}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          {...(unknown ? { 'aria-invalid': true, 'aria-describedby': 'list-near-error' } : {})}
        />
        {isSaid ? (
          <input type="hidden" name={listFieldName('near', 'said')} defaultValue={place} />
        ) : null}
        <select id="list-within" name="within" className="field-input" defaultValue={within}>
          <option value="">{t({ message: 'Any', context: 'value of a filter' })}</option>
          {radii.map(({ miles, name }) => (
            <option key={miles} value={miles}>
              {name}
            </option>
          ))}
        </select>
        {unknown ? (
          <p id="list-near-error">
            {t`We do not know this place. Type five digits, such as 08067, or a town and its state.`}
          </p>
        ) : null}
      </fieldset>
    </details>
  );
}

interface BoundsFieldsProps {
  parameter: string;
  label: string;
  bounds: FilterBounds;
}

/** From which figure to which; what was typed stays, also when it makes no range. */
function BoundsFields({ parameter, label, bounds }: BoundsFieldsProps) {
  const { from, to, was, why } = bounds;
  const errorId = `${parameter}-bounds-error`;
  const field = (what: 'from' | 'to', value: string) => {
    const name = listFieldName(parameter, what);
    return (
      <input
        id={name}
        name={name}
        type="number"
        className="field-input"
        defaultValue={value}
        min={0}
        max={9_999_999}
        autoComplete="off"
        enterKeyHint="search"
        {...(why ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
      />
    );
  };
  const unit = unitOf(parameter);
  const isGroup = parameter === 'group';
  return (
    <fieldset className="filter-fields">
      <legend className="sr-only">{label}</legend>
      <label htmlFor={listFieldName(parameter, 'from')}>
        {isGroup ? t`All riders` : unit ? t`From (${unit})` : t`From`}
      </label>
      <label htmlFor={listFieldName(parameter, 'to')}>
        {isGroup ? t`In wheelchairs` : unit ? t`To (${unit})` : t`To`}
      </label>
      {field('from', from)}
      {field('to', to)}
      {was ? (
        <input type="hidden" name={listFieldName(parameter, 'was')} defaultValue={was} />
      ) : null}
      {why ? (
        <p id={errorId} data-why={why}>
          {isGroup ? groupFault(why) : boundsFault(why)}
        </p>
      ) : null}
    </fieldset>
  );
}

const boundsFault = (why: FilterBounds['why']): string =>
  why === 'wrong-order'
    ? t`“From” is more than “to”. Swap them, or change one.`
    : t`Type whole numbers, such as 20000, or leave a field empty.`;

function groupFault(why: FilterBounds['why']): string {
  if (why === 'too-many')
    return t`At most ${mostRiders} riders, ${mostListedWheelchairs} of them in wheelchairs. For more, call us.`;
  return why === 'wrong-order'
    ? t`There cannot be more wheelchairs than riders: count everybody among the riders.`
    : t`Type whole numbers: everybody who rides, then those in wheelchairs.`;
}

/** As addresses and listings say the figures, in every language. */
function unitOf(parameter: string): string | null {
  switch (parameter) {
    case 'price':
      return t({ message: '$', comment: 'Unit of a field: US dollars' });
    case 'mileage':
      return t({ message: 'miles', context: 'unit of a field' });
    case 'length':
      return t({ message: 'feet', context: 'unit of a field' });
    case 'seats':
      return t({ message: 'seats', context: 'unit of a field' });
    default:
      return null;
  }
}
