import { translated } from '#site/browser/translated.ts';

/** What opens a filter, with how many of its values are chosen. */
export function FilterHeading({ label, chosen }: { label: string; chosen: number }) {
  return (
    <summary>
      {label}
      {chosen > 0 ? (
        <span className="filter-count">
          <span className="sr-only">{`${translated('chosen:')} `}</span>
          {chosen}
        </span>
      ) : null}
    </summary>
  );
}
