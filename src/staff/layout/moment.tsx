import { officeTimeZone } from '#domain/office/opening-hours.ts';

const exact = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A stored time as people at the lot read it: "Nov 1, 2026, 8:00 AM". */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures">
      {exact.format(new Date(at))}
    </time>
  );
}

/** How long ago, in its largest unit: "3 h", "2 days". Never negative. */
export function ageWords(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
