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
    <nav aria-label={label} className={onInk ? 'chip-list chip-list-on-ink' : 'chip-list'}>
      <p>{label}</p>
      <ul className="chip-row">
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
