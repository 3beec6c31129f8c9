import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useAwake } from '../use-awake.ts';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { GalleryProps } from './gallery-props.ts';
import { useFullScreen } from './use-full-screen.tsx';

/**
 * Pictures of one bus. As served it is a strip that scrolls by itself, with links to each picture
 * and to the full files. Awake, its arrows, its counter and the keyboard work, and a press on a
 * picture opens it in full screen.
 */
export function Gallery({ title, pictures, sizes, fallback }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const awake = useAwake();
  const [shown, setShown] = useState(0);
  const several = pictures.length > 1;

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () =>
      setShown(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    follow();
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    if (!list || index < 0 || index >= pictures.length) return;
    list.scrollTo({ left: index * list.clientWidth * onward(list) });
    setShown(index);
  };
  const { viewer, openAt } = useFullScreen({ title, pictures, onShow: show });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = strip.current ? onward(strip.current) : 1;
    if (event.key === 'ArrowLeft') show(shown - step);
    else if (event.key === 'ArrowRight') show(shown + step);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label={t`Pictures of ${title}`}
      aria-roledescription={several ? t`carousel` : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys typed on anything inside */}
      <div className="gallery-stage" onKeyDown={several ? onKeyDown : undefined}>
        <GalleryStrip
          ref={strip}
          pictures={pictures}
          sizes={sizes}
          fallback={fallback}
          onOpen={openAt}
        />
        <GalleryControls
          shown={shown}
          count={pictures.length}
          onShow={show}
          onExpand={() => openAt(shown)}
        />
      </div>
      {several ? (
        <GalleryThumbs pictures={pictures} shown={shown} onPick={awake ? show : undefined} />
      ) : null}
      {viewer}
    </section>
  );
}

/** To the right, or to the left where lines go that way: there a row's places are negative. */
const onward = (list: Element) => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);
