import { msg, t } from '@lingui/core/macro';
import type { SoldBus } from '#domain/inventory/inventory-queries.ts';
import type { Dropped } from '#domain/search/relaxation.ts';
import type { Contradiction, IntentKind } from '#domain/search/smart-search/smart-query.ts';
import { sayList } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';
import type { QueryChip } from '#domain/search/understand-query.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { Icon } from '#site/ui/icon.tsx';
import { chipWords, conditionWords, isName } from '#site/words/chip-words.ts';

interface RelaxedNoteProps {
  dropped: readonly Dropped[];
  /** What was asked for by its number. */
  sold: SoldBus | null;
}

/** Says which conditions had to go before anything was found: no dead ends, no silent changes. */
export function RelaxedNote({ dropped, sold }: RelaxedNoteProps) {
  if (dropped.length === 0) return null;
  const conditions = sayList(dropped.map(droppedName));
  return (
    <div className="list-note" data-relaxed>
      <Notice>
        {sold ? (
          <>
            <p className="list-note-title">{t`This bus is sold:`}</p>
            <p>
              <a href={urls.bus(sold)} className="text-link" translate="no">
                {sold.title}
              </a>
            </p>
          </>
        ) : (
          <p className="list-note-title">{t`No bus matches all of that today.`}</p>
        )}
        <p>{t`Showing buses without ${conditions}.`}</p>
      </Notice>
    </div>
  );
}

function droppedName(one: Dropped): string {
  const words = one.kind === 'words' ? one.words : conditionWords(one.condition);
  return t`“${words}”`;
}

/** Two things that no bus is at once: says which of them holds, and how to look for the other. */
export function ContradictionNote({
  contradiction,
  href,
}: {
  contradiction: Contradiction;
  /** The search for what was set aside. */
  href: string;
}) {
  const { kept, left, why } = contradiction;
  const words = { kept: kept.words, left: left.words };
  return (
    <div className="list-note" data-contradiction>
      <Notice>
        <p className="list-note-title">{say(contradictions[why](words))}</p>
        <p>
          {t`These answer to “${{ kept: words.kept }}”.`}{' '}
          <a href={href} className="text-link" rel="nofollow">
            {t`Search for “${{ left: words.left }}” instead`}
          </a>
        </p>
      </Notice>
    </div>
  );
}

type Sides = Record<'kept' | 'left', string>;

const contradictions: Record<Contradiction['why'], (sides: Sides) => Message> = {
  apart: ({ kept, left }) => msg`No bus is both “${{ kept }}” and “${{ left }}”.`,
  license: ({ kept, left }) =>
    msg`Whoever drives 16 people or more, the driver included, needs a CDL: no bus is both “${{ kept }}” and “${{ left }}”.`,
  driven: ({ kept, left }) =>
    msg`A new bus has hardly been driven: none is both “${{ kept }}” and “${{ left }}”.`,
  places: ({ kept, left }) =>
    msg`Distances are measured from one place: “${{ kept }}”, and not “${{ left }}” as well.`,
};

/** Above close matches where there is nothing else. */
export function NoExactMatchNote() {
  return (
    <div className="list-note">
      <Notice>
        <p className="list-note-title">{t`No bus matches all of that today.`}</p>
      </Notice>
    </div>
  );
}

/** The words of spec §4, and a way on: whoever typed it wants something we may hear of. */
export function NothingFoundNote({ text }: { text: string }) {
  return (
    <div className="list-note" data-relaxed>
      <Notice>
        <p className="list-note-title">{t`No buses found matching “${text}”`}</p>
        <p>
          {t`These are all our buses.`}{' '}
          <a href={urls.busAlerts({ wanted: text })} className="text-link">
            {t`Tell us what you need`}
          </a>
        </p>
      </Notice>
    </div>
  );
}

interface Offer {
  text: Message;
  href: () => string;
  label: Message;
}

const financing = { href: () => urls.faqs(), label: msg`Financing questions` };

const intents: Partial<Record<IntentKind, Offer>> = {
  finance: {
    text: msg`We do not finance buses ourselves, but we keep a list of companies that do.`,
    ...financing,
  },
  lease: { text: msg`We sell buses; some lenders lease them.`, ...financing },
  rent: {
    text: msg`We sell buses and do not rent them out.`,
    href: () => urls.contact(),
    label: msg`Ask us who does`,
  },
  parts: {
    text: msg`We sell whole buses, not parts. We can often name a shop.`,
    href: () => urls.contact(),
    label: msg`Ask us`,
  },
  sell: {
    text: msg`Want to sell a bus? Listing it costs you nothing.`,
    href: () => urls.sellYourBus(),
    label: msg`Sell a bus`,
  },
  dealer: {
    text: msg`Looking for the people behind the lot?`,
    href: () => urls.aboutUs(),
    label: msg`About us`,
  },
  contact: {
    text: msg`Want to talk to somebody?`,
    href: () => urls.contact(),
    label: msg`Contact us`,
  },
  delivery: {
    text: msg`Asking about delivery? The page of each bus estimates its cost at your door.`,
    href: () => urls.contact(),
    label: msg`Ask us`,
  },
  'cdl-rules': {
    text: msg`Wondering whether you need a commercial license?`,
    href: () => urls.cdl(),
    label: msg`CDL rules`,
  },
};

/** The right page for somebody who did not come to buy, above the results. */
export function IntentNote({ intent }: { intent: IntentKind }) {
  const offer = intents[intent];
  if (!offer) return null;
  return (
    <div className="list-note">
      <Notice>
        <p>
          {say(offer.text)}{' '}
          <a href={offer.href()} className="text-link">
            {say(offer.label)}
          </a>
        </p>
      </Notice>
    </div>
  );
}

interface UnderstoodRowProps {
  chips: readonly QueryChip[];
  /** Words that were set aside. */
  ignored: readonly string[];
  query: ListQuery;
  hrefOf: (query: ListQuery) => string;
}

/** What the search is going by: each condition a chip whose link searches without it. */
export function UnderstoodRow({ chips, ignored, query, hrefOf }: UnderstoodRowProps) {
  const { text } = query;
  const asTyped = text !== '' && query.asTyped;
  if (chips.length === 0 && ignored.length === 0 && !asTyped) return null;
  const corrected = chips.flatMap((chip) => (chip.corrected ? chipWords(chip.corrected) : []));
  return (
    <div className="understood">
      {chips.length > 0 ? (
        <ul aria-label={t`Searching by`}>
          {chips.map(({ condition, without }) => {
            const label = conditionWords(condition);
            return (
              <li key={label + hrefOf(without)}>
                <a href={hrefOf(without)} className="chip chip-chosen" rel="nofollow">
                  {isName(condition) ? <span translate="no">{label}</span> : label}
                  <Icon name="close" size={16} />
                  <span className="sr-only">
                    {t({
                      message: ', remove',
                      comment: 'Said after the name of a condition: "Wheelchair lift, remove"',
                    })}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
      {corrected.length > 0 ? (
        <p>
          {t`Read as ${{ names: corrected.join(', ') }}.`}{' '}
          <a
            href={hrefOf({ ...query, asTyped: true, page: 1 })}
            className="text-link"
            rel="nofollow"
          >
            {t`Search for “${{ words: text }}” as typed`}
          </a>
        </p>
      ) : null}
      {asTyped ? (
        <p>
          {/* Filters that are ticked next ask for the same words. */}
          <input type="hidden" name="spelling" value="typed" />
          {t`Searched as typed.`}{' '}
          <a
            href={hrefOf({ ...query, asTyped: undefined, page: 1 })}
            className="text-link"
            rel="nofollow"
          >
            {t`Correct the spelling`}
          </a>
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <p>{t`Not used: ${{ words: ignored.map(quoted).join(', ') }}.`}</p>
      ) : null}
    </div>
  );
}

const quoted = (words: string): string => t`“${words}”`;
