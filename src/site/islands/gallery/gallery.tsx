import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { translated } from '#site/browser/translated.ts';
import { Icon } from '#site/ui/icon.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { GalleryProps } from './gallery-props.ts';

/**
 * Pictures of one bus. As served it is a strip that scrolls by itself, with links to each picture
 * and to the full files. Awake, it adds arrows, the keyboard, a counter and a full-screen view.
 */
export function Gallery({ title, pictures, sizes, fallback }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const awake = useSyncExternalStore(never, inBrowser, onServer);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const several = pictures.length > 1;

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () => setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    follow();
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    if (!list || index < 0 || index >= pictures.length) return;
    list.scrollTo({ left: index * list.clientWidth });
    setShown(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'ArrowRight') show(shown + 1);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label={translated('Pictures of {1}', title)}
      aria-roledescription={several ? 'carousel' : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys typed on anything inside */}
      <div className="gallery-stage" onKeyDown={several ? onKeyDown : undefined}>
        <GalleryStrip
          ref={strip}
          pictures={pictures}
          sizes={sizes}
          fallback={fallback}
          onOpen={awake ? () => setZoomed(true) : undefined}
        />
        {awake && several ? (
          <>
            <button
              type="button"
              className="gallery-button gallery-arrow top-1/2 left-3 -translate-y-1/2"
              aria-label={translated('Previous picture')}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <Icon name="chevron-left" size={24} />
            </button>
            <button
              type="button"
              className="gallery-button gallery-arrow top-1/2 right-3 -translate-y-1/2"
              aria-label={translated('Next picture')}
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            >
              <Icon name="chevron-right" size={24} />
            </button>
          </>
        ) : null}
        {awake ? (
          <button
            type="button"
            className="gallery-button top-3 right-3"
            aria-label={translated('Full screen')}
            onClick={() => setZoomed(true)}
          >
            <Icon name="expand" size={22} />
          </button>
        ) : null}
        {several ? (
          <p className="gallery-count needs-script" aria-live={awake ? 'polite' : undefined}>
            <span className="sr-only">{`${translated('Picture')} `}</span>
            {translated('{1} of {2}', shown + 1, pictures.length)}
          </p>
        ) : null}
      </div>
      {several ? (
        <GalleryThumbs pictures={pictures} shown={shown} onPick={awake ? show : undefined} />
      ) : null}
      {awake ? (
        <GalleryDialog
          title={title}
          pictures={pictures}
          open={zoomed}
          shown={shown}
          onShow={show}
          onClose={() => setZoomed(false)}
        />
      ) : null}
    </section>
  );
}

/** False on the server and while hydrating, so that both render the same; then true. */
const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
