import { t } from '@lingui/core/macro';
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
  const number = shown + 1;
  return (
    <div className="gallery-controls needs-script">
      {count > 1 ? (
        <>
          <button
            type="button"
            className="gallery-button gallery-previous"
            aria-label={t`Previous picture`}
            disabled={shown === 0}
            onClick={() => onShow(shown - 1)}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <button
            type="button"
            className="gallery-button gallery-next"
            aria-label={t`Next picture`}
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
        aria-label={t`Full screen`}
        onClick={onExpand}
      >
        <Icon name="expand" size={22} />
      </button>
      {count > 1 ? (
        <p className="gallery-count" aria-live="polite">
          <span className="sr-only">{`${t`Picture`} `}</span>
          {t`${number} of ${count}`}
        </p>
      ) : null}
    </div>
  );
}
