import { listingStatuses } from '#domain/inventory/choices.ts';

const looks: Readonly<Record<string, string>> = {
  published: 'tag tag-good',
  sold: 'tag tag-wait',
  withdrawn: 'tag tag-bad',
};

interface StatusTagProps {
  status: string;
  /** What is read of it, as `statusWord` has it. */
  text: string;
}

/** Where a listing stands; in the archive, that alone. */
export function StatusTag({ status, text }: StatusTagProps) {
  return <span className={text === inArchive ? 'tag' : (looks[status] ?? 'tag')}>{text}</span>;
}

const inArchive = 'Archive';

export function statusWord(status: keyof typeof listingStatuses, isArchived: boolean): string {
  return isArchived ? inArchive : listingStatuses[status];
}
