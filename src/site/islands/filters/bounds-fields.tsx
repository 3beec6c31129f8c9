import { t } from '@lingui/core/macro';
import { mostListedWheelchairs, mostRiders } from '#domain/inventory/group-fit/group.ts';
import { listFieldName } from '#domain/search/list-field-name.ts';
import type { FilterBounds } from '#domain/search/filter-panel.ts';

interface BoundsFieldsProps {
  parameter: string;
  label: string;
  bounds: FilterBounds;
}

/** From which figure to which; what was typed stays, also when it makes no range. */
export function BoundsFields({ parameter, label, bounds }: BoundsFieldsProps) {
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
