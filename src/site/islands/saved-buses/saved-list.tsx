import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mostSaved } from '#domain/inventory/saved-list.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { Button } from '#site/ui/button.tsx';
import { withBuses, useStoredBuses } from './your-buses.tsx';
import { storeBus, storesBuses, readBuses, type StoredBus } from './stored-buses.ts';
import { SavedNote } from './saved-note.tsx';

export interface SavedListProps {
  /** On the page, in its order; a sold one cannot be added. */
  buses: readonly (StoredBus & { isSold: boolean })[];
  /** In the address, and no longer listed. */
  gone: readonly number[];
  savedPath: string;
}

/**
 * What this browser has to do with a list that anybody may open: takes its buses over, and shows the
 * notes on those that are saved here, each in the place that the page keeps for it.
 */
export function SavedList({ buses, gone, savedPath }: SavedListProps) {
  const isAwake = useAwake();
  const saved = useStoredBuses('saved');
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  if (!isAwake) return <div className="saved-own no-print" />;
  if (!storesBuses()) {
    return (
      <p className="saved-own no-print">
        {t`This browser keeps nothing for this site, so buses and notes cannot be saved here.`}
      </p>
    );
  }
  const isSaved = ({ id }: StoredBus) => saved.some((one) => one.id === id);
  const addable = buses.filter((bus) => !bus.isSold && !isSaved(bus));
  const count = addable.length;
  const savedCount = saved.length;
  const room = mostSaved - savedCount;
  const isOwn = saved.every(({ id }) => buses.some((bus) => bus.id === id));
  const add = () => {
    // Each is put first, so the last one goes in first.
    const fit = addable.slice(0, room).toReversed();
    for (const { id, title, href, picture, line } of fit)
      storeBus('saved', { id, title, href, picture, line });
    setSaid(outcome(fit, count));
    status.current?.focus();
  };
  return (
    <>
      <div className="saved-own no-print">
        {count > 0 && room > 0 ? (
          <Button onClick={add}>
            {t`${plural(count, { one: 'Add # bus to my saved buses', other: 'Add # buses to my saved buses' })}`}
          </Button>
        ) : null}
        {count > 0 && room <= 0 && !said ? (
          <p>{t`Your own list is full: it holds ${mostSaved} buses.`}</p>
        ) : null}
        {savedCount > 0 && !(isOwn && count === 0) ? (
          <a className="text-link" href={withBuses(savedPath, saved)}>
            {t`Open your own list (${savedCount})`}
          </a>
        ) : null}
        <p role="status" tabIndex={-1} ref={status}>
          {said}
        </p>
      </div>
      {saved
        .filter(({ id }) => gone.includes(id))
        .map((bus) => (
          <section key={bus.id} className="saved-gone">
            <h2 translate="no">{bus.title}</h2>
            <p>{t`No longer listed.`}</p>
            <SavedNote bus={bus} />
          </section>
        ))}
      {saved.map((bus) => {
        const place = document.querySelector(`[data-note-of="${bus.id}"]`);
        return place ? createPortal(<SavedNote bus={bus} />, place, bus.id) : null;
      })}
    </>
  );
}

/** What became of it, as the browser has it now: its storage may be full. */
function outcome(added: readonly StoredBus[], asked: number): string {
  const now = readBuses('saved');
  const kept = added.filter(({ id }) => now.some((bus) => bus.id === id)).length;
  if (kept < added.length) return t`This browser’s storage is full: not all of them were saved.`;
  const left = asked - kept;
  return left > 0
    ? t`${plural(left, { one: `# bus did not fit: your list holds ${mostSaved}.`, other: `# buses did not fit: your list holds ${mostSaved}.` })}`
    : t`They are on your list.`;
}
