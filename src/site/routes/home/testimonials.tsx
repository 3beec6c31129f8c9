import { t } from '@lingui/core/macro';

/**
 * 'What Our Customers Say About Us' (spec §1): client only, fetched when it comes near the window,
 * with a skeleton of the same height until then. Without scripts the section is not there.
 * `browser/page/testimonials.ts` fills a copy of the template for each.
 */
export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials-heading"
      className="testimonials needs-script page-width"
      data-testimonials="/api/testimonials"
    >
      <h2 id="testimonials-heading">{t`What Our Customers Say About Us`}</h2>
      <ul className="testimonial-list" aria-busy="true">
        {[1, 2, 3].map((card) => (
          <li key={card} className="testimonial skeleton" aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
      <template>
        <TestimonialCard quote="" name="" who="" demo />
      </template>
    </section>
  );
}

interface TestimonialCardProps {
  quote: string;
  name: string;
  /** What they do, and where. */
  who: string;
  demo: boolean;
}

/** What one customer says. */
export function TestimonialCard({ quote, name, who, demo }: TestimonialCardProps) {
  return (
    <li className="testimonial">
      <blockquote>
        <p data-quote="">{quote}</p>
      </blockquote>
      <p className="testimonial-who">
        <strong data-name="">{name}</strong>
        <span data-role="">{who}</span>
      </p>
      {demo ? (
        <p className="testimonial-demo" data-demo="">
          {t`Example text, not by a customer`}
        </p>
      ) : null}
    </li>
  );
}
