import { plural, t } from '@lingui/core/macro';
import { countOf, type InspectionOutbox, type Waiting } from './use-inspection-outbox.ts';

/** What became of what was found: what waits, what was not taken, how the line is. */
export function InspectionStatus({ outbox }: { outbox: InspectionOutbox }) {
  const { waiting, line, kept, isHandedIn } = outbox;
  return (
    <p role="status" className="inspection-status">
      {isHandedIn ? t`Handed in. We publish it when we have read it.` : null} {sayWaiting(waiting)}{' '}
      {sayRefused(waiting)} {sayLine(line, waiting)} {kept === 'kept' ? null : sayKept(kept)}
    </p>
  );
}

function sayWaiting(waiting: Waiting | null): string | null {
  if (waiting === null || countOf(waiting) === 0) return null;
  const count = waiting.versions.length + waiting.photos.length;
  const finds =
    count > 0 &&
    plural(count, {
      one: '# finding or photo waits on this phone.',
      other: '# findings and photos wait on this phone.',
    });
  const handIn = waiting.handIn && t`Handing in waits on this phone.`;
  return [finds, handIn].filter(Boolean).join(' ');
}

function sayRefused(waiting: Waiting | null): string | null {
  const count = waiting?.refused.length ?? 0;
  if (count === 0) return null;
  return plural(count, {
    one: '# photo was not taken, so it is not part of what you hand in.',
    other: '# photos were not taken, so they are not part of what you hand in.',
  });
}

function sayLine(line: InspectionOutbox['line'], waiting: Waiting | null): string | null {
  switch (line) {
    case null:
      return null;
    case 'sending':
      return t`Sending…`;
    case 'sent':
      if (waiting && countOf(waiting) > 0) return null;
      return waiting && waiting.refused.length > 0
        ? t`Everything else has arrived.`
        : t`Everything has arrived.`;
    case 'no-line':
      return t`There is no connection. Go on: it is kept on this phone and sent when the connection returns.`;
    case 'ended':
      return t`This link has ended, so nothing more is taken. What waits stays on this phone: call us, and we open it again.`;
    case 'full':
      return t`This inspection has as many changes as we can keep. What waits stays on this phone: call us.`;
  }
}

function sayKept(kept: 'full' | 'refused'): string {
  return kept === 'full'
    ? t`This phone is full: the last photo was not kept. Send what waits, or make room, and take it again.`
    : t`This browser keeps nothing. Press “Save and go on” while you have a connection.`;
}
