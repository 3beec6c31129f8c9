/** Neutral drawings on a 32 px grid: they stand for a kind of company, never for one company. */
const drawings = {
  paper: 'M5 7h18v18H8a3 3 0 0 1-3-3zM23 12h4v10a3 3 0 0 1-3 3M9 11h10v4H9zM9 19h10M9 22h6',
  broadcast:
    'M16 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16 18v9M10.5 21.5a8 8 0 0 1 0-11M21.5 10.5a8 8 0 0 1 0 11M7 25a13 13 0 0 1 0-18M25 7a13 13 0 0 1 0 18',
  truck:
    'M3 9h15v13H3zM18 13h6l5 5v4H18zM9 25a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM23 25a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  check: 'M8 5h16v23H8zM12 3h8v4h-8zM12 17l3 3 6-7',
  bank: 'M4 13 16 5l12 8zM7 13v10M13 13v10M19 13v10M25 13v10M4 23h24v4H4z',
  card: 'M3 8h26v17H3zM3 13h26M7 20h6',
  shield: 'M16 3l11 4v8c0 7-5 11.500-11 14-6-2.500-11-7-11-14V7zM11 16l4 4 7-8',
  lock: 'M7 14h18v14H7zM11 14v-4a5 5 0 0 1 10 0v4M16 19v4',
} as const;

export type MarkName = keyof typeof drawings;

interface MarkProps {
  name: string;
  detail?: string;
  drawing: MarkName;
}

/** A drawing with its words; the words carry the meaning. */
export function Mark({ name, detail, drawing }: MarkProps) {
  return (
    <span className="mark">
      <svg aria-hidden="true" viewBox="0 0 32 32" width={28} height={28} className="line-icon">
        <path d={drawings[drawing]} />
      </svg>
      <span>
        <span className="mark-name">{name}</span>
        {detail ? <span className="mark-detail">{detail}</span> : null}
      </span>
    </span>
  );
}
