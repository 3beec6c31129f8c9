import { listingStatuses } from '#domain/inventory/choices.ts';

const looks: Readonly<Record<string, string>> = {
  published: 'staff-state staff-state-good',
  sold: 'staff-state staff-state-wait',
  withdrawn: 'staff-state staff-state-bad',
};

interface StatusTagProps {
  status: string;
  /** What is read of it, as `statusWord` has it. */
  text: string;
}

/** Where a listing stands; in the archive, that alone. */
export function StatusTag({ status, text }: StatusTagProps) {
  return (
    <span className={text === inArchive ? 'staff-state' : (looks[status] ?? 'staff-state')}>
      {text}
    </span>
  );
}

const inArchive = 'Archive';

export function statusWord(status: keyof typeof listingStatuses, isArchived: boolean): string {
  return isArchived ? inArchive : listingStatuses[status];
}
