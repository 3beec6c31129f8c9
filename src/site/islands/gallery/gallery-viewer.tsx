import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { Lightbox, type Plugin } from 'yet-another-react-lightbox';
import type { GalleryPicture } from './gallery-props.ts';
import stylesheet from './gallery-viewer.css?url';
import { slideOf } from './slide-of.ts';

export interface GalleryViewerProps {
  title: string;
  pictures: readonly GalleryPicture[];
  openedAt: number;
  /** What comes in a file of its own; without it the pictures are shown all the same. */
  plugins: Plugin[];
  /** Told which picture is in view, so that the page shows the same one afterwards. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * The pictures on the whole window: swipe, arrows and arrow keys between them; pinch, double tap,
 * wheel, buttons, + and − to look closer; a pull down, Escape or the button back to the page.
 */
export function GalleryViewer({
  title,
  pictures,
  openedAt,
  plugins,
  onShow,
  onClose,
}: GalleryViewerProps) {
  const [shown, setShown] = useState(openedAt);
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  const several = pictures.length > 1;
  const { alt = '', taken } = pictures[shown] ?? {};
  const number = shown + 1;
  const count = pictures.length;

  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="gallery" />
      <Lightbox
        open
        className="gallery-viewer on-ink"
        index={openedAt}
        slides={slides}
        close={onClose}
        plugins={plugins}
        labels={viewerLabels(title)}
        carousel={{ finite: true, padding: 0, preload: 1 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        // Small pictures may be looked at closely too.
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, pinchZoomV4: true }}
        on={{
          view: ({ index }) => {
            setShown(index);
            onShow(index);
          },
        }}
        render={{
          controls: () => (
            <p className="gallery-viewer-caption figures">
              {several ? t`${number} of ${count}: ${alt}` : alt}
              {taken ? ` · ${taken}` : null}
            </p>
          ),
          iconError: () => <p>{t`This photo did not load.`}</p>,
          ...(several ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}

/** The library's words, and ours for them. */
function viewerLabels(title: string): Record<string, string> {
  // Written by the library.
  const number = '{index}';
  const count = '{total}';
  return {
    Lightbox: t`Pictures of ${title}, full screen`,
    'Photo gallery': t`Pictures of ${title}`,
    Carousel: t`Pictures`,
    Slide: t`Picture`,
    '{index} of {total}': t`${number} of ${count}`,
    Previous: t`Previous picture`,
    Next: t`Next picture`,
    Close: t`Close full screen`,
    'Zoom in': t`Zoom in`,
    'Zoom out': t`Zoom out`,
    'Enter Fullscreen': t`Fill the whole screen`,
    'Exit Fullscreen': t`Leave the whole screen`,
  };
}
