import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface CarouselProps {
  /** Unique on the page. */
  id: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What one slide is called: "bus 3 of 8". */
  nameSlide: (number: number, count: number) => string;
  /** Shown while there are no slides. */
  loadingText: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** Slides in a view on phones, where the bullets are (spec §9). */
const slidesPerView = 2;

/**
 * A row that scrolls and snaps by itself, with the roles of the ARIA carousel pattern. Its arrows
 * and bullets are shown only where scripts run; `browser/page/carousel.ts` wires them. The row is no
 * live region: moving it changes nothing in it, and what does, as other units, would read it all out.
 */
export function Carousel({ id, labelledBy, nameSlide, loadingText, slides }: CarouselProps) {
  if (slides.length === 0) {
    return (
      <p className="carousel-empty" role="status">
        {loadingText}
      </p>
    );
  }
  const bullets = Math.ceil(slides.length / slidesPerView);
  return (
    <div
      role="group"
      className="carousel"
      aria-roledescription={t`carousel`}
      aria-labelledby={labelledBy}
      data-carousel=""
    >
      <div className="carousel-arrows needs-script">
        <button type="button" aria-controls={id} data-carousel-step="-1" disabled>
          <Icon name="chevron-left" size={24} />
          <span className="sr-only">{t`Previous slide`}</span>
        </button>
        <button type="button" aria-controls={id} data-carousel-step="1">
          <Icon name="chevron-right" size={24} />
          <span className="sr-only">{t`Next slide`}</span>
        </button>
      </div>
      <div id={id} className="carousel-track" data-carousel-track="">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={nameSlide(index + 1, slides.length)}
          >
            {content}
          </div>
        ))}
      </div>
      {bullets > 1 ? (
        <div className="carousel-bullets needs-script" role="group" aria-label={t`Choose a slide`}>
          {Array.from({ length: bullets }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-controls={id}
              aria-disabled={index === 0}
              data-carousel-bullet={index * slidesPerView}
            >
              <span className="sr-only">
                {t`Go to slide ${{ number: index * slidesPerView + 1 }}`}
              </span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
