export interface Chip {
  label: string;
  href: string;
  current?: boolean;
}

interface ChipListProps {
  label: string;
  chips: readonly Chip[];
  onInk?: boolean;
}

/** A labelled row of links; on phones it scrolls sideways instead of pushing the buses down. */
export function ChipList({ label, chips, onInk = false }: ChipListProps) {
  const chipClass = onInk ? 'chip chip-on-ink' : 'chip';
  return (
    <nav aria-label={label} className="flex min-w-0 flex-col gap-x-3 md:flex-row md:items-baseline">
      <p
        className={`shrink-0 text-sm font-semibold md:w-24 ${onInk ? 'text-ink-200' : 'text-ink-600'}`}
      >
        {label}
      </p>
      <ul className="chip-row min-w-0">
        {chips.map((chip) => (
          <li key={chip.href}>
            <a
              href={chip.href}
              className={chipClass}
              aria-current={chip.current ? 'true' : undefined}
            >
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
