import { plural, t } from '@lingui/core/macro';
import { questionWords, readAsked, type Asked } from '#domain/search/answers/read-asked.ts';
import { findAnswer } from '#domain/search/answers/find-answer.ts';
import type { FoundAnswer } from '#domain/search/answers/passage.ts';
import { priceSpan } from '#domain/search/answers/price-span.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { queryChips } from '#domain/search/understand-query.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { sayDollars, sayLongDate } from '#messages/figures.ts';
import type { SiteServices } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { conditionWords } from '#site/words/chip-words.ts';
import { listUrl } from '../list-urls.ts';
import { answerIndex } from './answer-passages.ts';
import { licenseAnswer } from './license-answer.ts';
import type { ShownAnswer } from './shown-answer.ts';

/** An answer, and what is left to search for. */
export interface AnsweredQuestion {
  answer: ShownAnswer;
  /** The words that say which buses are meant, without the question. */
  busWords: string;
}

type Services = Pick<SiteServices, 'content' | 'categories' | 'searchBuses' | 'now' | 'readWords'>;

/**
 * The answer of our own pages, or of the inventory, to what was typed; null for a search, and for a
 * question that nothing of ours certainly answers.
 */
export async function answerQuestion(
  query: ListQuery,
  services: Services,
): Promise<AnsweredQuestion | null> {
  const language = currentLanguage();
  const { now, readWords = (text: string) => text } = services;
  const asked = query.text && readAsked(readWords(query.text), { now: now(), language });
  if (!asked) return null;
  const answer =
    (asked.kind === 'price' ? await priceAnswer(asked, query, services) : null) ??
    (asked.kind === 'license' ? licenseAnswer(asked.smart.filters) : null) ??
    (await pageAnswer(asked, services));
  return answer && { answer, busWords: wordsForBuses(asked) };
}

/** Whether a license is needed is no condition on the buses that it is asked of. */
function wordsForBuses({ smart, kind }: Asked): string {
  const kept = smart.understood.filter((item) => kind !== 'license' || item.kind !== 'cdl');
  return kept.map(({ words }) => words).join(' ');
}

async function pageAnswer(asked: Asked, services: Services): Promise<ShownAnswer | null> {
  const index = await answerIndex(services);
  if (asked.kind === 'license' && asked.topic.length === 0) {
    const rule = index.passages.find(({ passage }) => passage.href === patterns.cdl);
    return rule ? shown(rule.passage) : null;
  }
  const found = findAnswer(index, { ...asked, topic: [...asked.topic, ...alsoAbout(asked)] });
  return found && shown({ ...found.passage, sentences: found.sentences });
}

/** What makes the kind of a question is part of what it is about. */
function alsoAbout({ kind, language }: Asked): readonly string[] {
  const { price = [], license = [] } = questionWords[language]?.topics ?? {};
  const words = kind === 'price' ? price : kind === 'license' ? license : [];
  return words.slice(0, 1);
}

function shown({ href, page, heading, sentences, language }: FoundAnswer['passage']): ShownAnswer {
  return {
    title: heading,
    href: pathIn(currentLanguage(), href),
    text: sentences.join(' '),
    ...(language === currentLanguage() ? {} : { lang: language }),
    source: page === heading ? null : page,
  };
}

/** What we list such buses for today; null where too few have a price. */
async function priceAnswer(
  asked: Asked,
  query: ListQuery,
  { searchBuses, now }: Services,
): Promise<ShownAnswer | null> {
  const language = currentLanguage();
  const of: ListQuery = { ...query, text: wordsForBuses(asked), sort: 'price-low', page: 1 };
  const span = await priceSpan(searchBuses, of, language);
  if (!span) return null;
  const kinds = queryChips({ query: of, smart: asked.smart, near: null, unknownPlace: null })
    .map(({ condition }) => conditionWords(condition))
    .join(', ');
  const date = sayLongDate(now());
  const { count } = span;
  const buses = plural({ count }, { one: '# bus', other: '# buses' });
  const lowest = sayDollars(span.lowestCents);
  const highest = sayDollars(span.highestCents);
  const lower = sayDollars(span.lowerQuarterCents);
  const upper = sayDollars(span.upperQuarterCents);
  return {
    title: kinds ? t`Asking prices here: ${kinds}` : t`Asking prices here`,
    href: listUrl(patterns.buses, of),
    text: t`From ${lowest} to ${highest}; half of them between ${lower} and ${upper}. That is ${buses} with a price in our list on ${date}.`,
    source: null,
  };
}
