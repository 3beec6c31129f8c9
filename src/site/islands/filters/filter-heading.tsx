import { t } from '@lingui/core/macro';

/** What opens a filter, with how many of its values are chosen. */
export function FilterHeading({ label, chosen }: { label: string; chosen: number }) {
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
