import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#site/ui/button.tsx';
import { SearchField } from '#site/ui/search-field.tsx';
import { AnswerRow } from './answer-row.tsx';
import { readQuestion } from './read-question.ts';
import { formAddress, busList } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';
import { busTypesIn, type BusTypeNames } from './search-options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestions, manners, useSuggestions } from './suggester.ts';
import { suggestionNote } from './suggestion-note.ts';
import { isEmptyQuestion } from './suggestion-request.ts';

/** The overlay, awake: it has no data block, since its own options name the bus types. */
export function WokenOverlay({ element }: { element: Element }) {
  const [busTypes] = useState(() => busTypesIn(element));
  return <SearchOverlay busTypes={busTypes} />;
}

/** As it is sent. */
export function ServedOverlay({ busTypes }: { busTypes: BusTypeNames }) {
  return (
    <div data-island="search-overlay" data-when="intent">
      <SearchOverlay busTypes={busTypes} />
    </div>
  );
}

/**
 * Search below 870 px, inside a `<details>` of the header (spec §2, §4 mobile overlay). As served it
 * is a GET form with two filters; awake, it suggests buses each time it is opened, and while
 * somebody types.
 */
function SearchOverlay({ busTypes }: { busTypes: BusTypeNames }) {
  const { suggestions, ask } = useSuggestions('mobile');
  const form = useRef<HTMLFormElement>(null);
  const { question, phase } = suggestions ?? {};
  const said = suggestions ? describe(suggestions) : '';
  const hasNone = phase === 'empty' || phase === 'error';
  const nothingToSee = hasNone && question !== undefined && isEmptyQuestion(question);

  useEffect(() => {
    const details = form.current?.closest('details');
    const askWhenOpen = () => {
      if (form.current && details?.open) ask(readQuestion(form.current), 'now');
    };
    askWhenOpen();
    details?.addEventListener('toggle', askWhenOpen);
    return () => details?.removeEventListener('toggle', askWhenOpen);
  }, [ask]);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    ask(readQuestion(currentTarget), target instanceof HTMLInputElement ? 'settled' : 'now');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.assign(formAddress(event.currentTarget) ?? busList());
  };

  return (
    <search>
      <form ref={form} action={busList()} method="get" onInput={onInput} onSubmit={submit}>
        <div className="search-bar">
          <SearchField
            id="mobile-search"
            label={t`Search buses`}
            submitLabel={t`Search`}
            placeholder={t`Make, seats or year`}
          />
        </div>
        <div className="bar-panel">
          <div className="overlay-search page-width">
            <output className="sr-only">{said}</output>
            <section aria-labelledby="overlay-heading" className="overlay-suggestions">
              <h2 id="overlay-heading">
                {question?.text ? t`Search Results` : t`Suggested Buses`}
              </h2>
              <AnswerRow suggestions={suggestions} />
              <SuggestionList
                suggestions={suggestions}
                rows={manners.mobile.hitsPerPage}
                note={said}
              />
            </section>
            <SearchFilters place="overlay" busTypes={busTypes} />
            <Button type="submit" hidden={nothingToSee}>
              {t`See All Products`}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}

function describe(suggestions: Suggestions): string {
  const { phase, question, hits, areClose, dropped } = suggestions;
  if (phase === 'loading') return '';
  if (phase === 'error') return t`No suggestions right now. See All Products still works.`;
  if (phase === 'empty') {
    return question.text
      ? t`No buses found matching “${{ text: question.text }}”`
      : t`No buses found with these filters`;
  }
  const shown = t`${plural({ count: hits.length }, { one: '# bus shown', other: '# buses shown' })}`;
  return areClose || dropped.length > 0 ? `${shown}. ${suggestionNote(suggestions)}` : shown;
}
