/** Line icons on a 24 px grid, 2 px strokes; social marks are simple filled shapes of our own. */
const strokes = {
  phone:
    'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 5.5l-6.5 6.5 6.5 6.5',
  'chevron-right': 'M9.5 5.5l6.5 6.5-6.5 6.5',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M10 20v-5.5h4V20',
  bus: 'M4 5.5h16v11.5H4zM4 11h16M6.5 17v2.5M17.5 17v2.5M7.5 14h.2M16.3 14h.2',
  tag: 'M3.5 4.5h8l9 9-7.5 7.5-9.5-9.5zM8 8.5v.2',
  pin: 'M12 21.5s7-6.4 7-11.7A7 7 0 0 0 5 9.8c0 5.3 7 11.7 7 11.7zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.2',
  print: 'M7 8.5V3.5h10v5M7 17.5H3.5v-9h17v9H17M7 14.5h10v6H7z',
  share: 'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 11.5v8.5h14v-8.5',
  video: 'M3.5 6.5h11.5v11H3.5zM15 11l5.5-3.5v9L15 13',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6zM3.5 17h17M10 20.5h4M12 5V3',
  license:
    'M3 5.5h18v13H3zM8 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5.5 16.5c.6-1.6 4.4-1.6 5 0M14 10h4.5M14 14h4.5',
} as const;

const fills = {
  Facebook:
    'M13.6 21v-8h2.8l.4-3.2h-3.2V7.9c0-.9.3-1.6 1.6-1.6h1.7V3.4c-.3 0-1.3-.1-2.4-.1-2.5 0-4.1 1.5-4.1 4.2v2.3H7.6V13h2.8v8z',
  YouTube:
    'M21.6 7.7a2.6 2.6 0 0 0-1.8-1.8C18.2 5.5 12 5.5 12 5.5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8C2 9.3 2 12 2 12s0 2.7.4 4.3a2.6 2.6 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8c.4-1.6.4-4.3.4-4.3s0-2.7-.4-4.3zM10 15V9l5.2 3z',
  LinkedIn:
    'M4 9.2h3.2V20H4zM5.6 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.3 9.2h3.1v1.5c.5-.9 1.6-1.8 3.2-1.8 3.4 0 4.1 2.2 4.1 5.1v6h-3.3v-5.3c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.3z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.6 6.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  // The network's mark of today; its links are still called Twitter (spec §2).
  Twitter: 'M3.5 4h4.8l4.3 5.9L17.7 4h2.5l-6.5 7.5L20.8 20.5H16l-4.7-6.4-5.5 6.4H3.3l6.9-7.9z',
} as const;

/** They point where reading goes, or back. */
const directed: ReadonlySet<string> = new Set(['chevron-left', 'chevron-right', 'arrow-right']);

export type IconName = keyof typeof strokes | keyof typeof fills;

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** Decorative: hidden from assistive technology, so the text beside it carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  const isFilled = name in fills;
  const classNames = [isFilled ? null : 'line-icon', className].filter(Boolean).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames || undefined}
      data-directed={directed.has(name) ? '' : undefined}
      fill={isFilled ? 'currentColor' : undefined}
    >
      <path
        d={
          name in fills ? fills[name as keyof typeof fills] : strokes[name as keyof typeof strokes]
        }
      />
    </svg>
  );
}
