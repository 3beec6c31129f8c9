import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type DragEvent, type SubmitEvent } from 'react';
import { longestCaption } from '#domain/selling/submission.ts';
import { useAwake } from '../use-awake.ts';
import type { SellersPhoto } from './photo-step-props.ts';
import type { ArrivedPhotos, ArrivedChange } from './use-arrived-photos.ts';

interface ArrivedPhotoListProps {
  arrived: Pick<ArrivedPhotos, 'photos' | 'change' | 'showOrder'>;
  /** Address that the form of each photo posts to. */
  action: string;
  say(text: string): void;
}

/** Photos that have arrived, each with what can be done to it. The first one is the title picture. */
export function ArrivedPhotoList({ arrived, action, say }: ArrivedPhotoListProps) {
  const isAwake = useAwake();
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [changed, setChanged] = useState<{ at: number; id: number; act: string } | null>(null);
  const { photos, change, showOrder } = arrived;

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

  const submit = async (event: SubmitEvent<HTMLFormElement>, photo: SellersPhoto, at: number) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const act = submitter instanceof HTMLButtonElement ? submitter.value : 'caption';
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) fields.set(name, String(value));
    if (!(await change(act as ArrivedChange, fields))) return;
    setChanged({ at, id: photo.id, act });
    say(act === 'remove' ? t`Photo removed.` : t`Saved.`);
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
  const dragEnd = async () => {
    setLifted(null);
    const order = photos.map(({ id }) => id).join(',');
    if (await change('arrange', new URLSearchParams({ order }))) say(t`Order saved.`);
  };

  if (photos.length === 0) return null;
  return (
    <ol className="sell-photos" ref={list}>
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
          onDragEnd={() => void dragEnd()}
        >
          <img
            src={photo.thumbnail}
            alt={photo.typed.caption ?? t`Photo ${{ number: index + 1 }}`}
            width={120}
            height={90}
            loading={index < 8 ? undefined : 'lazy'}
          />
          <form
            method="post"
            action={action}
            onSubmit={(event) => void submit(event, photo, index)}
          >
            <PhotoFields photo={photo} number={index + 1} isLast={index === photos.length - 1} />
          </form>
        </li>
      ))}
    </ol>
  );
}

interface PhotoFieldsProps {
  photo: SellersPhoto;
  /** From 1. */
  number: number;
  isLast: boolean;
}

function PhotoFields({ photo: { id, typed }, number, isLast }: PhotoFieldsProps) {
  return (
    <>
      <input type="hidden" name="photo" defaultValue={id} />
      <p className="sell-photo-name">
        <strong className="figures">{number}</strong>
        {number === 1 ? <span className="sell-photo-title">{t`Title picture`}</span> : null}
        <span className="sell-photo-file" translate="no">
          {typed.fileName}
        </span>
      </p>
      <div className="sell-photo-caption">
        <label htmlFor={`caption-${id}`} className="sr-only">
          {t`Caption of photo ${number}`}
        </label>
        <input
          id={`caption-${id}`}
          name="caption"
          className="field-input"
          defaultValue={typed.caption ?? ''}
          placeholder={t`Caption, if you like`}
          maxLength={longestCaption}
          list="shot-names"
        />
        <Act act="caption" label={t`Save`} name={t`Save the caption of photo ${number}`} />
      </div>
      <div className="sell-photo-acts">
        {number > 1 ? <Act act="earlier" label={t`Up`} name={t`Move photo ${number} up`} /> : null}
        {isLast ? null : <Act act="later" label={t`Down`} name={t`Move photo ${number} down`} />}
        <Act act="remove" label={t`Remove`} name={t`Remove photo ${number}`} />
      </div>
    </>
  );
}

function Act({ act, label, name }: { act: ArrivedChange; label: string; name: string }) {
  return (
    <button type="submit" name="act" value={act} className="sell-act" aria-label={name}>
      {label}
    </button>
  );
}
