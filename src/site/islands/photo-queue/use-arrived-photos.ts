import { useRef, useState } from 'react';
import type { SellersPhoto, PhotoStepProps } from './photo-step-props.ts';
import { stalledMs } from './upload-request.ts';

export interface ArrivedPhotos {
  photos: readonly SellersPhoto[];
  /**
   * The photo whose change was not saved, or all of them, and the server's words; without any, the line
   * was lost. Null when the last change was saved.
   */
  unsaved: { at: number | 'order'; why?: string } | null;
  /** Asks the server again: one has arrived. */
  refresh(): Promise<void>;
  /** Changes photos as the plain form does. False when it was not saved, which `unsaved` shows then. */
  change(fields: URLSearchParams, at: number | 'order'): Promise<boolean>;
  /** While one is dragged, before the order is saved. */
  showOrder(ids: readonly number[]): void;
  /** Small photos overtake large ones on the way; they stand in the order they were chosen in. */
  keepOrder(arrivedIds: readonly number[]): Promise<void>;
}

const nothing = (): void => {};

/** The photos that have arrived, as the server has them after every change. */
export function useArrivedPhotos({
  photos: served,
  paths,
}: Pick<PhotoStepProps, 'photos' | 'paths'>): ArrivedPhotos {
  const [photos, setPhotos] = useState(served);
  const [unsaved, setUnsaved] = useState<ArrivedPhotos['unsaved']>(null);
  const latest = useRef(served);
  /** Put in an order by hand. */
  const isArranged = useRef(false);
  /**
   * One change after the other, so that what was typed last is what is kept and shown. Only what is
   * sent as the page goes out of sight cannot wait.
   */
  const line = useRef(Promise.resolve());

  const show = (now: readonly SellersPhoto[]) => {
    latest.current = now;
    setPhotos(now);
  };

  /** Changes end at the page itself, which answers with its photos. */
  const ask = async (path: string, body?: URLSearchParams) => {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(stalledMs),
      // A page that is left is not there when the answer comes.
      ...(body ? { method: 'POST', body, keepalive: document.hidden } : {}),
    });
    const isTold = answer.headers.get('content-type')?.includes('json') ?? false;
    if (!answer.ok && !(answer.status === 409 && isTold)) throw new Error(String(answer.status));
    // Photos cannot be changed any more: the page that says so is another one.
    if (!isTold) return location.assign(answer.url);
    const now = (await answer.json()) as Pick<PhotoStepProps, 'photos'> & { unchanged?: string };
    show(now.photos);
    return now.unchanged;
  };
  const askInTurn = (path: string, body?: URLSearchParams): Promise<string | void> => {
    const asked = document.hidden ? ask(path, body) : line.current.then(() => ask(path, body));
    line.current = asked.then(nothing, nothing);
    return asked;
  };

  const change = async (fields: URLSearchParams, at: number | 'order') => {
    // Gone for a moment, it is read out again when it comes back.
    setUnsaved(null);
    try {
      const why = await askInTurn(paths.change, fields);
      // What it was about may be gone.
      if (why) setUnsaved({ at: 'order', why });
      return !why;
    } catch {
      setUnsaved({ at });
      return false;
    }
  };

  return {
    photos,
    unsaved,
    refresh: () => askInTurn(paths.page).then(nothing),
    change(fields, at) {
      isArranged.current ||= /^(?:arrange|earlier|later)\b/.test(fields.get('act') ?? '');
      return change(fields, at);
    },
    showOrder: (ids) =>
      show(ids.flatMap((id) => latest.current.find((one) => one.id === id) ?? [])),
    async keepOrder(arrivedIds) {
      const shown = latest.current.map(({ id }) => id);
      // One that went on from before may stand where the seller put it.
      const wasThere = (id: number) => served.some((one) => one.id === id);
      const arrived = arrivedIds.filter((id) => shown.includes(id) && !wasThere(id));
      const wanted = [...shown.filter((id) => !arrived.includes(id)), ...arrived];
      if (isArranged.current || wanted.join() === shown.join()) return;
      await change(new URLSearchParams({ act: 'arrange', order: wanted.join() }), 'order');
    },
  };
}
