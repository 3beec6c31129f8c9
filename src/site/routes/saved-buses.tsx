import { mostCompared } from '#domain/inventory/compare-buses.ts';
import { Island } from '#site/islands/island.tsx';
import { YourBuses } from '#site/islands/saved-buses/your-buses.tsx';
import { urls } from '#site/urls.ts';

/**
 * Buses a visitor saved or looked at, kept in the browser alone. Hidden until the browser keeps one
 * (`answer-saves.ts`), and what is hidden is never near the window: without one, nothing is fetched.
 */
export function SavedBuses() {
  return (
    <section
      aria-labelledby="your-buses-heading"
      className="your-buses no-print page-width"
      data-your-buses=""
      hidden
    >
      <Island
        name="your-buses"
        when="visible"
        component={YourBuses}
        props={{ comparePath: urls.compare([]), savedPath: urls.saved([]), mostCompared }}
      />
    </section>
  );
}
