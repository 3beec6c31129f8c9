import { t } from '@lingui/core/macro';
import { Button } from '#site/ui/button.tsx';
import { AnswerRow } from './answer-row.tsx';
import { busList } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';
import type { BusTypeNames } from './search-options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestions, manners } from './suggester.ts';

/** What the site tells the panel, in the page's language. */
export interface SearchPanelWords {
  /** Most wanted first. */
  popularSearches: readonly string[];
  phone: { href: string; display: string };
}

interface SearchPanelProps extends SearchPanelWords {
  busTypes: BusTypeNames;
  suggestions: Suggestions | null;
  /** Said in place of suggestions when there are none. */
  note: string;
  listId: string;
  active: number | null;
  isOpen: boolean;
  /** A filter was changed. */
  onFilter: (form: HTMLFormElement | null) => void;
  /** A link was followed. */
  onLeave: () => void;
}

/** The panel below the header's search box (spec §2); its filters are fields of the box's form. */
export function SearchPanel({
  popularSearches,
  phone,
  busTypes,
  suggestions,
  note,
  listId,
  active,
  isOpen,
  onFilter,
  onLeave,
}: SearchPanelProps) {
  const labelId = `${listId}-label`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links inside, which Enter clicks
    <div
      className="search-panel"
      data-open={isOpen || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onLeave();
      }}
    >
      <div className="search-panel-side">
        <SearchFilters place="header" busTypes={busTypes} onChange={onFilter} />
        <p id="popular-searches" className="search-panel-heading">
          {t`Popular Searches`}
        </p>
        <ul aria-labelledby="popular-searches">
          {popularSearches.map((text) => (
            <li key={text}>
              <a
                href={`${busList()}?${new URLSearchParams({ search: text })}`}
                className="menu-link"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="search-panel-main">
        <p id={labelId} className="search-panel-heading">
          {t`Suggested Results`}
        </p>
        <AnswerRow suggestions={suggestions} />
        <SuggestionList
          suggestions={suggestions}
          rows={manners.desktop.hitsPerPage}
          note={note}
          listbox={{ id: listId, label: labelId, active }}
        />
        <div className="search-panel-foot">
          <Button type="submit">{t`See All Products`}</Button>
          <p>
            {t`If you don’t see what you need`}{' '}
            <a href={phone.href} className="text-link">
              {t`Call Now`}
            </a>{' '}
            <span className="figures">{phone.display}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
