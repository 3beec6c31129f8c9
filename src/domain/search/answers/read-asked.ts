import { englishQuestions } from '#languages/en/search/questions.ts';
import { spanishQuestions } from '#languages/es/search/questions.ts';
import { frenchQuestions } from '#languages/fr/search/questions.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import type { FoldedWord } from '#domain/content/fold-text.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { parseSmartQuery } from '../smart-search/parse-smart-query.ts';
import { capQuery } from '../smart-search/tokens.ts';
import type { IntentKind, SmartQuery, UnderstoodKind } from '../smart-search/smart-query.ts';
import {
  openingOf,
  type Opening,
  phraseAt,
  readyWords,
  spokenWords,
  type AskedWords,
} from './asked-words.ts';
import type { QuestionWords } from './question-words.ts';

/** What somebody wants to know, as far as words tell. */
export interface Asked {
  /**
   * What something is, what buses cost, whether a license is needed, or anything else. A question for
   * a price names buses and nothing besides.
   */
  kind: 'meaning' | 'price' | 'license' | 'other';
  /** As they were said, from the first word of the question on. */
  words: readonly string[];
  /** What it is about: words without those that every question has; none where buses are asked for. */
  topic: readonly string[];
  /** Words that say which buses it is about. */
  subject: readonly string[];
  /** "Do you …": something that we do or have. */
  asksUs: boolean;
  categories: readonly CategorySlug[];
  /** What the search for buses makes of the same words. */
  smart: SmartQuery;
  /** How the question's language asks. */
  language: LanguageCode;
}

/** A language without words of its own is read as English. */
export const questionWords: Partial<Record<ContentLanguage, QuestionWords>> = {
  en: englishQuestions,
  es: spanishQuestions,
  fr: frenchQuestions,
};

const ready = new Map<ContentLanguage, AskedWords>();

/** How a language asks, ready to be looked up. */
export function wordsIn(language: ContentLanguage): AskedWords {
  const known = ready.get(language) ?? readyWords(questionWords[language] ?? englishQuestions);
  ready.set(language, known);
  return known;
}

/** These words say which buses are meant; what else is understood may be what is asked about. */
const saysWhich: ReadonlySet<UnderstoodKind> = new Set([
  'category',
  'schoolType',
  'make',
  'model',
  'passengers',
  'year',
  'condition',
]);

/**
 * Whether the words of a search are a question, in the page's language or in English, and what it asks
 * for; null for a search. Looks at the first words only, unless they ask something.
 */
export function readAsked(
  text: string,
  options: { now: Date; language: LanguageCode },
): Asked | null {
  const { query } = capQuery(text);
  const words = spokenWords(query);
  if (words.length < 2) return null;
  const isMarked = query.includes('?');
  for (const language of new Set([options.language, 'en' as const])) {
    const known = wordsIn(language);
    const opening = openingOf(words, known, isMarked);
    if (!opening) continue;
    const rest = `${query.slice(0, opening.start)} ${query.slice(opening.end)}`.trim();
    const smart = parseSmartQuery(rest, options);
    const asked = askedFor({ ...opening, words: spokenWords(smart.query), known, smart });
    const said = words.flatMap(({ word, start }) => (start >= opening.start ? [word] : []));
    return { ...asked, words: said, smart, language };
  }
  return null;
}

const answeredElsewhere: ReadonlySet<IntentKind> = new Set(['rent', 'parts', 'dealer']);

/** The words of a question after those that it began with. */
interface Heard extends Opening {
  words: readonly FoldedWord[];
  known: AskedWords;
  smart: SmartQuery;
}

type Places = ReadonlySet<number>;

function askedFor(heard: Heard): Omit<Asked, 'words' | 'smart' | 'language'> {
  const { words, known, smart, asksMeaning, asksPrice, isChoosing } = heard;
  const which = placesOf(heard, ({ kind }) => saysWhich.has(kind));
  const understood = placesOf(heard, () => true);
  const licensed = takenBy(words, known.license);
  const says = (list: ReadonlySet<string>) => words.some(({ word }) => list.has(word));
  const telling = (...taken: Places[]) =>
    words.flatMap(({ word }, at) => {
      const isCommon = known.fillers.has(word) || known.vehicle.has(word);
      return isCommon || which.has(at) || taken.some((one) => one.has(at)) ? [] : [word];
    });
  const said = words.flatMap(({ word }, at) => (which.has(at) ? [word] : []));
  const kinds = said.filter((word) => !known.vehicle.has(word));
  const subject = kinds.length > 0 ? kinds : said;
  const asksUs = heard.asksUs || says(known.us);
  const of = { subject, categories: smart.filters.category ?? [], asksUs };

  const priced = takenBy(words, known.priceAsked);
  const namesBuses = which.size > 0 || says(known.vehicle);
  if ((asksPrice || (isChoosing && priced.size > 0)) && namesBuses && smart.intent.kind === 'buy') {
    if (licensed.size === 0 && telling(priced, understood).length === 0)
      return { kind: 'price', topic: [], ...of };
  }
  const asksLicense = asksMeaning && telling(licensed).length === 0;
  if (licensed.size > 0 && (says(known.needing) || heard.asksNeed || asksLicense)) {
    const figures = placesOf(
      heard,
      ({ kind }) => kind === 'gvwr' || kind === 'wheelchairPositions',
    );
    const topic = telling(licensed, figures).filter((word) => !known.needing.has(word));
    return { kind: 'license', topic, ...of };
  }
  if (says(known.comparing)) {
    const topic = [...subject, ...telling()];
    return { kind: 'other', topic, ...of, subject: [] };
  }
  // Whom to rent from, or to buy parts from, another note says.
  if (answeredElsewhere.has(smart.intent.kind)) return { kind: 'other', topic: [], ...of };
  const shopping = takenBy(words, known.shopping);
  const means = takenBy(words, known.meaningAfter);
  const isChoice = isChoosing && (which.has(0) || known.vehicle.has(words[0]?.word ?? ''));
  if ((asksMeaning || means.size > 0) && !isChoice && !asksUs) {
    return { kind: 'meaning', topic: telling(means), ...of };
  }
  // Whoever asks for buses with something is shown them, not told of it.
  const shops = isChoice || heard.shops || shopping.size > 0;
  const topic = shops ? telling(shopping, understood) : telling();
  return { kind: 'other', topic, ...of };
}

/** Places of the words that the search understood as something of these kinds. */
function placesOf(
  { words, smart }: Heard,
  keep: (item: SmartQuery['understood'][number]) => boolean,
): Places {
  const spans = smart.understood.filter(keep).flatMap((item) => item.spans);
  return new Set(
    words.flatMap(({ start, end }, at) =>
      spans.some((span) => span.start < end && start < span.end) ? [at] : [],
    ),
  );
}

function takenBy(words: readonly FoldedWord[], phrases: AskedWords['license']): Places {
  const taken = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const length = phraseAt(phrases, words, at);
    for (let by = 0; by < length; by += 1) taken.add(at + by);
  }
  return taken;
}
