/** Line icons of the back office on a 24 px grid, 2 px strokes. */
const strokes = {
  today: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M8.5 15l2.5 2 4.5-4',
  submissions: 'M4 13.5 6.5 4.5h11L20 13.5V20H4zM4 13.5h5l1.5 2.5h3l1.5-2.5h5',
  inventory: 'M4 5.5h16v11.5H4zM4 11h16M6.5 17v2.5M17.5 17v2.5M7.5 14h.2M16.3 14h.2',
  import: 'M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 16v4h15v-4',
  leads: 'M3.5 5.5h17v11h-10L6 20.5v-4H3.5zM8 10h8M8 13h5',
  content: 'M6 3.5h8.5L18.5 8v12.5H6zM14 3.5V8.5h4.5M9 12.5h6.5M9 16h6.5',
  insight: 'M4 20h16.5M6.5 20v-6M11 20V9M15.5 20v-8.5M20 20V5',
  operations:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.7 5.7l2 2M16.3 16.3l2 2M18.3 5.7l-2 2M7.7 16.3l-2 2',
  webhooks: 'M4.5 12h8M9 7.5 13.5 12 9 16.5M17 4.5h2.5v15H17',
  people:
    'M9 5a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 9 5zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 0 1 0 5.7M17.5 14.7c2.2.6 3.5 2.3 3.5 5.3',
  partners: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h8.5v3.5M16.5 12v3',
  audit: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.7-4 3.6-6 7.5-6s6.8 2 7.5 6',
  site: 'M13 4.5h6.5V11M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
  keyboard: 'M3 6.5h18v11H3zM7 10h.2M11 10h.2M15 10h.2M17 10h.2M8 14h8',
  'sign-out': 'M10 4.5H4.5v15H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  check: 'M4.5 12.5l5 5L19.5 7',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.2',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
} as const;

export type StaffIconName = keyof typeof strokes;

/** Decorative: the text beside it carries the meaning. */
export function StaffIcon({ name, size = 20 }: { name: StaffIconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="line-icon staff-icon"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
