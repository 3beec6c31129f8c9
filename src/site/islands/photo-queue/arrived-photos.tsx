import { t } from '@lingui/core/macro';
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { useAwake } from '../use-awake.ts';
import { PhotoFields, Unsaved } from './photo-fields.tsx';
import type { SellersPhoto } from './photo-step-props.ts';
import type { ArrivedPhotos } from './use-arrived-photos.ts';

interface ArrivedPhotoListProps {
  arrived: Pick<ArrivedPhotos, 'photos' | 'unsaved' | 'change' | 'showOrder'>;
  say(text: string): void;
}

/**
 * Photos that have arrived, each with what can be done to it, as fields and buttons of the form
 * around them. The first one is the title picture. Captions that were typed go along with every
 * change, and by themselves when their field is left.
 */
export function ArrivedPhotoList({ arrived, say }: ArrivedPhotoListProps) {
  const isAwake = useAwake();
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [changed, setChanged] = useState<{ at: number; id: number; act: string } | null>(null);
  const { photos, unsaved, change, showOrder } = arrived;

  // On the same button of the same photo, wherever it is now; else on what took its place.
  useEffect(() => {
    if (!changed) return;
    const { at, id, act } = changed;
    const rows = [...(list.current?.children ?? [])];
    const row = rows.find((one) => one.matches(`[data-photo="${id}"]`));
    const place = row ?? rows[Math.min(at, rows.length - 1)];
    const same = row?.querySelector<HTMLElement>(`[value="${act}"]`);
    (same ?? place?.querySelector<HTMLElement>('button'))?.focus();
  }, [changed]);

  const send = (at: number | 'order', fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    for (const { name, value } of typedIn(list.current)) body.set(name, value);
    return change(body, at);
  };

  /** Saves captions that were typed and not saved yet. */
  const keep = async () => {
    const [first] = typedIn(list.current);
    if (first && (await send(idAt(first), {}))) say(t`Saved.`);
  };
  useEffect(() => {
    // A phone may end a page that is out of sight.
    const hidden = () => {
      if (document.hidden) void keep();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  });
  const leave = ({ relatedTarget }: FocusEvent) => {
    // A button that sends takes them along.
    if (!(relatedTarget instanceof HTMLButtonElement)) void keep();
  };

  const press = async (event: MouseEvent<HTMLButtonElement>, photo: SellersPhoto, at: number) => {
    event.preventDefault();
    const act = event.currentTarget.value;
    // The Enter key in a caption presses the first button there is.
    if (document.activeElement?.matches('.sell-photo input')) return keep();
    if (!(await send(photo.id, { act }))) return;
    setChanged({ at, id: photo.id, act });
    say(doneWords(act.split('-')[0]));
  };

  const dragOver = (event: DragEvent<HTMLElement>, over: number) => {
    if (lifted === null) return;
    event.preventDefault();
    if (over === lifted) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const others = photos.map(({ id }) => id).filter((id) => id !== lifted);
    const place = others.indexOf(over) + (event.clientY > top + height / 2 ? 1 : 0);
    showOrder(others.toSpliced(place, 0, lifted));
  };
  const dragEnd = async (id: number) => {
    setLifted(null);
    const order = photos.map((photo) => photo.id).join(',');
    if (await send(id, { act: 'arrange', order })) say(t`Order saved.`);
  };

  const ofAll = unsaved?.at === 'order' ? <Unsaved why={unsaved.why} /> : null;
  if (photos.length === 0) return ofAll;
  return (
    <>
      {ofAll}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- heard from its fields */}
      <ol className="sell-photos" ref={list} onBlur={leave}>
        {photos.map((photo, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- beside its buttons, which do the same
          <li
            key={photo.id}
            data-photo={photo.id}
            className="sell-photo"
            draggable={isAwake || undefined}
            data-lifted={photo.id === lifted ? '' : undefined}
            onDragStart={() => setLifted(photo.id)}
            onDragOver={(event) => dragOver(event, photo.id)}
            onDragEnd={() => void dragEnd(photo.id)}
          >
            <img
              src={photo.thumbnail}
              alt={photo.typed.caption ?? t`Photo ${{ number: index + 1 }}`}
              width={120}
              height={90}
              loading={index < 8 ? undefined : 'lazy'}
            />
            <PhotoFields
              photo={photo}
              number={index + 1}
              isLast={index === photos.length - 1}
              isUnsaved={unsaved?.at === photo.id}
              onPress={(event) => void press(event, photo, index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was done, to whoever does not see it. */
function doneWords(act: string | undefined): string {
  switch (act) {
    case 'remove':
      return t`Photo removed.`;
    case 'turn':
      return t`Photo turned.`;
    case 'earlier':
    case 'later':
      return t`Order saved.`;
    default:
      return t`Saved.`;
  }
}

/** Fields of captions that hold something else than what is saved, which is what they were served with. */
const typedIn = (list: HTMLElement | null): HTMLInputElement[] =>
  [...(list?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const idAt = (field: HTMLElement): number =>
  Number(field.closest<HTMLElement>('[data-photo]')?.dataset['photo']);
