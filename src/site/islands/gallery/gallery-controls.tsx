import { translated } from '#site/browser/translated.ts';
import { Icon } from '#site/ui/icon.tsx';

interface GalleryControlsProps {
  shown: number;
  count: number;
  onShow: (index: number) => void;
  onExpand: () => void;
}

/**
 * What lies over the stage. It is served, so that nothing appears when the gallery wakes; without
 * scripts, or when the gallery fails, the stylesheet takes it away.
 */
export function GalleryControls({ shown, count, onShow, onExpand }: GalleryControlsProps) {
  return (
    <div className="gallery-controls needs-script">
      {count > 1 ? (
        <>
          <button
            type="button"
            className="gallery-button gallery-previous"
            aria-label={translated('Previous picture')}
            disabled={shown === 0}
            onClick={() => onShow(shown - 1)}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <button
            type="button"
            className="gallery-button gallery-next"
            aria-label={translated('Next picture')}
            disabled={shown === count - 1}
            onClick={() => onShow(shown + 1)}
          >
            <Icon name="chevron-right" size={24} />
          </button>
        </>
      ) : null}
      <button
        type="button"
        className="gallery-button gallery-expand"
        aria-label={translated('Full screen')}
        onClick={onExpand}
      >
        <Icon name="expand" size={22} />
      </button>
      {count > 1 ? (
        <p className="gallery-count" aria-live="polite">
          <span className="sr-only">{`${translated('Picture')} `}</span>
          {translated('{1} of {2}', shown + 1, count)}
        </p>
      ) : null}
    </div>
  );
}
