import type { FilterGroup, FilterOption } from '#domain/search/filter-panel.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';

/** One filter: a disclosure with check boxes, or radio buttons where one choice replaces another. */
export function FilterOptions({ group, open }: { group: FilterGroup; open: boolean }) {
  const type = group.choice === 'one' ? 'radio' : 'checkbox';
  return (
    <details
      className="filter-group"
      open={open || group.selectedCount > 0}
      data-filter={group.parameter}
    >
      <summary>
        <span>{group.label}</span>
        {group.selectedCount > 0 ? (
          <span className="filter-count">
            <span className="sr-only">chosen: </span>
            {group.selectedCount}
          </span>
        ) : null}
      </summary>
      <fieldset>
        <legend className="sr-only">{group.label}</legend>
        {type === 'radio' ? (
          <label className="filter-option">
            <input
              type="radio"
              name={group.parameter}
              value=""
              defaultChecked={group.selectedCount === 0}
            />
            <span>Any</span>
          </label>
        ) : null}
        {group.options.map((option) => (
          <Option key={option.value} option={option} group={group} type={type} />
        ))}
      </fieldset>
    </details>
  );
}

interface OptionProps {
  option: FilterOption;
  group: FilterGroup;
  type: 'radio' | 'checkbox';
}

function Option({ option, group, type }: OptionProps) {
  return (
    <label className="filter-option">
      <input
        type={type}
        name={group.parameter}
        value={option.value}
        defaultChecked={option.selected}
      />
      <span translate={group.names ? 'no' : undefined}>{option.label}</span>
      {option.count === null ? null : (
        <span className="figures filter-option-count">
          {formatNumber(option.count)}
          <span className="sr-only"> buses</span>
        </span>
      )}
    </label>
  );
}
