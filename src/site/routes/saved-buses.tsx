import { urls } from '#site/urls.ts';

/**
 * Buses a visitor saved or looked at, kept in the browser alone. The server sends it hidden and
 * empty at the end of the page; `browser/page/saved-buses.ts` fills it when there is something.
 */
export function SavedBuses() {
  return (
    <section
      aria-labelledby="saved-heading"
      className="saved-buses no-print page-width mt-14"
      data-saved-buses=""
      hidden
    >
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="saved-heading">Your buses</h2>
        <span className="flex flex-wrap gap-x-6">
          <a
            href={urls.compare([])}
            className="text-link inline-flex min-h-11 items-center"
            data-compare=""
          >
            Compare these
          </a>
          <button type="button" className="text-link min-h-11" data-saved-clear="">
            Forget these
          </button>
        </span>
      </div>
      <ul className="saved-list" />
      <p className="mt-2 text-sm text-ink-600">Kept in this browser only.</p>
    </section>
  );
}
