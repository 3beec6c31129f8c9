/**
 * 'What Our Customers Say About Us' (spec §1): client only, fetched when it comes near the window,
 * with a skeleton of the same height until then. Without scripts the section is not there.
 */
export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials-heading"
      className="needs-script home-section page-width"
      data-testimonials="/api/testimonials"
    >
      <h2 id="testimonials-heading">What Our Customers Say About Us</h2>
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
    </section>
  );
}
