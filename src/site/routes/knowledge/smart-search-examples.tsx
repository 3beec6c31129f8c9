import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseListQuery } from '#domain/search/list-query.ts';
import { queryChips } from '#domain/search/understand-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import type { SmartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { conditionWords } from '#site/words/chip-words.ts';
import { currentLanguage, type LanguageCode } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';

/** One of each kind of thing that the smart search reads (spec §1); English words are read everywhere. */
const examples: Readonly<
  Partial<Record<LanguageCode, readonly string[]>> & { en: readonly string[] }
> = {
  en: [
    '2015 starcraft 25 passenger',
    'school bus with air conditioning',
    '2012-2016 coach',
    '14 passenger shuttle with lift',
  ],
  es: [
    'starcraft 2015 de 25 pasajeros',
    'autobús escolar con aire acondicionado',
    'autocar de 2012 a 2016',
    'shuttle de 14 pasajeros con elevador',
  ],
  fr: [
    'starcraft 2015 de 25 places',
    'autobus scolaire avec climatisation',
    'autocar de 2012 à 2016',
    'navette de 14 places avec plateforme élévatrice',
  ],
};

export interface SmartSearchExample {
  words: string;
  /** How each part was read. */
  understood: readonly string[];
  /** Buses that have all of it; null: none has, and the nearest are shown. */
  total: number | null;
}

/** The examples as the search answers them at this moment; empty when it does not. */
export async function runExamples(
  searchBuses: SearchBuses,
  language: SmartLanguage,
): Promise<SmartSearchExample[]> {
  const found = await Promise.allSettled(
    (examples[language] ?? examples.en).map(async (words) => {
      const page = await searchBuses(
        parseListQuery(new URLSearchParams({ search: words })),
        language,
      );
      const understood = queryChips(page).map(({ condition }) => conditionWords(condition));
      const isMissed = page.dropped.length > 0 || (page.total === 0 && page.close.length > 0);
      return { words, understood, total: isMissed ? null : page.total };
    }),
  );
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

export function SmartSearchExamples({
  examples: shown,
}: {
  examples: readonly SmartSearchExample[];
}) {
  if (shown.length === 0) return null;
  return (
    <>
      <p>{t`Asked just now:`}</p>
      <ul className="search-examples">
        {shown.map(({ words, understood, total }) => (
          <li key={words}>
            <a
              href={urls.buses({ search: words })}
              className="text-link"
              lang={examples[currentLanguage()] ? undefined : 'en'}
            >
              {words}
            </a>
            <Understood parts={understood.join(', ')} buses={counted(total)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Understood({ parts, buses }: { parts: string; buses: string }) {
  return (
    <span>
      <Trans>
        read as {parts}: <b className="figures">{buses}</b>
      </Trans>
    </span>
  );
}

const counted = (total: number | null): string =>
  total === null ? t`the closest buses` : plural(total, { one: '# bus', other: '# buses' });
