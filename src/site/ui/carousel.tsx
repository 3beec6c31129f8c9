import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface CarouselProps {
  /** Unique on the page. */
  id: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What one slide is, for the names of the slides. */
  noun: string;
  /** Shown while there are no slides. */
  loadingText: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** Slides in a view on phones, where the bullets are (spec §9). */
const slidesPerView = 2;

/**
 * A row that scrolls and snaps by itself, with the roles of the ARIA carousel pattern. Its arrows
 * and bullets are shown only where scripts run; `browser/page/carousel.ts` wires them.
 */
export function Carousel({ id, labelledBy, noun, loadingText, slides }: CarouselProps) {
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
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-carousel=""
    >
      <div className="carousel-arrows needs-script">
        <button type="button" aria-controls={id} data-carousel-step="-1" disabled>
          <Icon name="chevron-left" size={24} />
          <span className="sr-only">Previous slide</span>
        </button>
        <button type="button" aria-controls={id} data-carousel-step="1">
          <Icon name="chevron-right" size={24} />
          <span className="sr-only">Next slide</span>
        </button>
      </div>
      <div id={id} className="carousel-track" aria-live="polite" data-carousel-track="">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${noun} ${index + 1} of ${slides.length}`}
          >
            {content}
          </div>
        ))}
      </div>
      {bullets > 1 ? (
        <div className="carousel-bullets needs-script" role="group" aria-label="Choose a slide">
          {Array.from({ length: bullets }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-controls={id}
              aria-disabled={index === 0}
              data-carousel-bullet={index * slidesPerView}
            >
              <span className="sr-only">Go to slide {index * slidesPerView + 1}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
