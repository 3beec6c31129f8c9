import { noNames, type ProperNames } from './bus-names.ts';
import type { Catalogue, Translation } from './catalogue.ts';
import { longDates } from './long-dates.ts';

/** Finds what a text is in another language; null when the catalogue does not have it. */
export interface PhraseFinder {
  find(text: string): string | null;
  /** The same, or the text itself. */
  say(text: string): string;
}

interface Pattern {
  /** The longest part without placeholders: a cheap look before the expression. */
  literal: string;
  /** Length of everything but placeholders. */
  weight: number;
  expression: RegExp;
  /** Placeholders in the order of the English text. */
  slots: readonly string[];
  translation: Translation;
}

const placeholder = /\{#?[0-9]\}/;
const placeholders = new RegExp(placeholder, 'g');
/** Parts that are read on their own: "25 seats · Newark, NJ", "Contact | Omnibus". */
const separators = [' | ', ' · ', ', '];
/** Commas part a list of short names, not a sentence. */
const longestListed = 40;
const weakWeight = 20;
/** Words in the longest name of a bus or place. */
const longestName = 6;
/** "{1} and {2}", "No {1}": nothing of their own that would tell a sentence from a list of names. */
const joinWeight = 6;
const longestLabel = 140;
const mostRemembered = 20_000;

export function createPhraseFinder(
  { phrases, locale }: Catalogue,
  names: ProperNames = noNames,
): PhraseFinder {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  const plural = new Intl.PluralRules(locale);
  const dates = longDates(locale);
  for (const [english, translation] of Object.entries(phrases)) {
    if (placeholder.test(english)) patterns.push(patternOf(english, translation));
    else exact.set(english, formFor(translation, english, plural));
  }
  // The one with more words of its own says more about what it means.
  patterns.sort((a, b) => b.weight - a.weight);
  const known = new Map<string, string | null>();

  const find = (text: string): string | null => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const found = look(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, found);
    return found;
  };

  const look = (text: string): string | null => {
    const whole = exact.get(text);
    if (whole !== undefined) return whole;
    if (names.has(text)) return null;
    const quoted = /^“([^“”]+)”$/.exec(text)?.[1];
    const inside = quoted === undefined ? null : find(quoted);
    return inside === null ? (fill(text) ?? parts(text) ?? dates(text)) : `“${inside}”`;
  };

  const fill = (text: string): string | null => {
    for (const { literal, weight, expression, slots, translation } of patterns) {
      // A pattern of few words fits names and labels; a long text only seems to match it.
      if (!text.includes(literal) || (weight < weakWeight && text.length > longestLabel)) continue;
      const match = expression.exec(text);
      if (!match) continue;
      const values = new Map(slots.map((name, index) => [name, match[index + 1]!]));
      if (weight <= joinWeight && [...values].some(([, value]) => isProse(value, find))) continue;
      return formFor(translation, text, plural).replace(placeholders, (name) => {
        const value = values.get(name) ?? name;
        return name.startsWith('{#') ? value : (find(value) ?? value);
      });
    }
    return null;
  };

  const parts = (text: string): string | null => {
    const separator = separators.find((one) => text.includes(one));
    if (separator === undefined) return null;
    if (separator === ', ' && text.split(separator).some((part) => part.length > longestListed)) {
      return null;
    }
    const pieces = text.split(separator);
    const spoken = pieces.map((part) => (names.hasBeside(part, pieces) ? null : find(part)));
    if (spoken.every((part) => part === null)) return null;
    if (separator === ', ' && pieces.some((part) => isProse(part, find))) return null;
    return pieces.map((part, index) => spoken[index] ?? part).join(separator);
  };

  return { find, say: (text) => find(text) ?? text };
}

/** Words that nobody translated and that are no name: half a sentence is worse than a whole one in English. */
const isProse = (text: string, find: PhraseFinder['find']): boolean =>
  (/^\p{Ll}[^\d@]*$/u.test(text) || text.split(' ').length > longestName) && find(text) === null;

const escapeForExpression = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(english: string, translation: Translation): Pattern {
  const slots = english.match(placeholders) ?? [];
  const literals = english.split(placeholders);
  const source = literals
    .map((literal) => escapeForExpression(literal))
    .reduce((before, literal, index) => {
      const value = slots[index - 1]!.startsWith('{#') ? String.raw`([\d][\d,.]*)` : '(.+?)';
      return before + value + literal;
    });
  return {
    literal: literals.toSorted((a, b) => b.length - a.length)[0]!,
    weight: literals.join('').length,
    expression: new RegExp(`^${source}$`, 's'),
    slots,
    translation,
  };
}

function formFor(translation: Translation, text: string, plural: Intl.PluralRules): string {
  if (typeof translation === 'string') return translation;
  const count = Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));
  return translation[plural.select(count)] ?? translation.other;
}
