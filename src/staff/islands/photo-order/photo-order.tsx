import { useEffect, useRef, useState } from 'react';
import { useAwake } from '#site/islands/use-awake.ts';
import { moved } from './moved.ts';
import { PhotoCard, type ListedPhoto, type PhotoMove } from './photo-card.tsx';
import { useOrder } from './use-order.ts';

export interface PhotoOrderProps {
  photos: readonly ListedPhoto[];
  /** Takes what is done to a photo; null for those who may only look. */
  changeHref: string | null;
}

/** Its number in the page, for what stands beside it. */
export const captionsForm = 'captions-form';

/**
 * The photos of a listing, each with what can be done to it. Awake, they are dragged to their place,
 * and the buttons move them without a new page.
 */
export function PhotoOrder({ photos, changeHref }: PhotoOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const mayMove = useAwake() && changeHref !== null;
  const names = photos.map(({ name }) => name);
  const { shown, said, show, keep } = useOrder(names, changeHref);
  const [dragged, setDragged] = useState<string | null>(null);
  const [pressed, setPressed] = useState<{ name: string; step: PhotoMove } | null>(null);

  // A photo that is moved loses the focus, and the first one has no button to become the first.
  useEffect(() => {
    if (pressed === null) return;
    const card = list.current?.querySelector(`[data-photo="${CSS.escape(pressed.name)}"]`);
    const steps = [pressed.step, 'later', 'earlier'];
    const buttons = steps.map((step) => card?.querySelector<HTMLElement>(`button[value^=${step}]`));
    buttons.find((button) => button)?.focus();
  }, [pressed]);

  const take = (name: string, step: PhotoMove) => {
    const at = shown.indexOf(name);
    const to = { earlier: at - 1, later: at + 1, cover: 0 }[step];
    keep(moved(shown, name, to), `Saved: it is photo ${to + 1} now.`);
    setPressed({ name, step });
  };
  return (
    <form id={captionsForm} method="post" action={changeHref ?? undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same */}
      <ol
        ref={list}
        className="photo-list"
        onDragOver={(event) => {
          if (dragged === null) return;
          event.preventDefault();
          const card = (event.target as Element).closest<HTMLElement>('[data-photo]');
          const over = card?.dataset['photo'];
          if (over && over !== dragged) show(moved(shown, dragged, shown.indexOf(over)));
        }}
        onDrop={(event) => event.preventDefault()}
        onDragEnd={() => {
          if (dragged !== null)
            keep(shown, `Saved: it is photo ${shown.indexOf(dragged) + 1} now.`);
          setDragged(null);
        }}
      >
        {shown.map((name, index) => {
          const photo = photos.find((one) => one.name === name);
          return photo ? (
            <PhotoCard
              key={name}
              photo={photo}
              index={index}
              isLast={index === shown.length - 1}
              canEdit={changeHref !== null}
              isDragged={name === dragged}
              onDrag={mayMove ? () => setDragged(name) : undefined}
              onStep={mayMove ? (step) => take(name, step) : undefined}
            />
          ) : null;
        })}
      </ol>
      <p role="status" aria-live="polite" className="stock-said">
        {said}
      </p>
    </form>
  );
}
