import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { SellersPhoto, PhotoStepProps } from './photo-step-props.ts';

export type ArrivedChange = 'caption' | 'earlier' | 'later' | 'remove' | 'arrange';

export interface ArrivedPhotos {
  photos: readonly SellersPhoto[];
  /** Asks the server again: one has arrived. */
  refresh(): Promise<void>;
  /** Changes one photo, or the order. False when it was not saved, which has been said then. */
  change(what: ArrivedChange, fields: URLSearchParams): Promise<boolean>;
  /** While one is dragged, before the order is saved. */
  showOrder(ids: readonly number[]): void;
  /** Small photos overtake large ones on the way; they stand in the order they were chosen in. */
  keepOrder(arrivedIds: readonly number[]): Promise<void>;
}

/** The photos that have arrived, as the server has them after every change. */
export function useArrivedPhotos(
  { photos: served, paths }: Pick<PhotoStepProps, 'photos' | 'paths'>,
  say: (text: string) => void,
): ArrivedPhotos {
  const [photos, setPhotos] = useState(served);
  const latest = useRef(served);
  /** Put in an order by hand. */
  const isArranged = useRef(false);

  const show = (now: readonly SellersPhoto[]) => {
    latest.current = now;
    setPhotos(now);
  };

  /** Changes end at the page itself, which answers with its photos. */
  const ask = async (path: string, body?: URLSearchParams) => {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      ...(body ? { method: 'POST', body } : {}),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    // Photos cannot be changed any more: the page that says so is another one.
    if (!answer.headers.get('content-type')?.includes('json')) return location.assign(answer.url);
    show(((await answer.json()) as Pick<PhotoStepProps, 'photos'>).photos);
  };

  const change = async (what: ArrivedChange, fields: URLSearchParams) => {
    fields.set('act', what);
    try {
      await ask(paths.change, fields);
      return true;
    } catch {
      say(t`That was not saved: the connection was lost. Try again.`);
      return false;
    }
  };

  return {
    photos,
    refresh: () => ask(paths.page),
    change(what, fields) {
      isArranged.current ||= what !== 'caption' && what !== 'remove';
      return change(what, fields);
    },
    showOrder: (ids) =>
      show(ids.flatMap((id) => latest.current.find((one) => one.id === id) ?? [])),
    async keepOrder(arrivedIds) {
      const shown = latest.current.map(({ id }) => id);
      const arrived = arrivedIds.filter((id) => shown.includes(id));
      const wanted = [...shown.filter((id) => !arrived.includes(id)), ...arrived];
      if (isArranged.current || wanted.join() === shown.join()) return;
      await change('arrange', new URLSearchParams({ order: wanted.join() }));
    },
  };
}
