import type { TourSlot } from './tour-slots.ts';

interface TourEvent {
  reference: string;
  slot: TourSlot;
  /** What it is and what happens, in the words of the visitor. */
  summary: string;
  description: string;
  /** For DTSTAMP: when the request was made. */
  requestedAt: string;
  siteUrl: string;
  companyName: string;
}

/** The tour as an iCalendar file (RFC 5545). Holds nothing about the visitor. */
export function tourCalendar(event: TourEvent): string {
  const ends = new Date(Date.parse(event.slot.startsAt) + event.slot.durationMinutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.companyName)}//Video tour//EN`,
    'BEGIN:VEVENT',
    `UID:${event.reference}@${new URL(event.siteUrl).hostname}`,
    `DTSTAMP:${stamp(event.requestedAt)}`,
    `DTSTART:${stamp(event.slot.startsAt)}`,
    `DTEND:${stamp(ends.toISOString())}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

/** RFC 5545 §3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** RFC 5545 §3.1: at most 75 octets a line, continued after a space; never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
