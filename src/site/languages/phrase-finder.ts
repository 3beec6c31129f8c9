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
  names: readonly string[];
  translation: Translation;
}

const placeholder = /\{#?[0-9]\}/;
const placeholders = new RegExp(placeholder, 'g');
/** Parts that are read on their own: "25 seats · Newark, NJ", "Contact | Omnibus". */
const separators = [' | ', ' · ', ', '];
/** Commas part a list of short names, not a sentence. */
const longestListed = 40;
const weakWeight = 20;
const longestLabel = 110;
const mostRemembered = 20_000;

export function createPhraseFinder({ phrases, locale }: Catalogue): PhraseFinder {
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

  const look = (text: string): string | null =>
    exact.get(text) ?? fill(text) ?? parts(text) ?? dates(text);

  const fill = (text: string): string | null => {
    for (const { literal, weight, expression, names, translation } of patterns) {
      // A pattern of few words fits names and labels; a long text only seems to match it.
      if (!text.includes(literal) || (weight < weakWeight && text.length > longestLabel)) continue;
      const match = expression.exec(text);
      if (!match) continue;
      const values = new Map(names.map((name, index) => [name, match[index + 1]!]));
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
    const spoken = text.split(separator).map((part) => find(part));
    if (spoken.every((part) => part === null)) return null;
    return text
      .split(separator)
      .map((part, index) => spoken[index] ?? part)
      .join(separator);
  };

  return { find, say: (text) => find(text) ?? text };
}

const escapeForExpression = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(english: string, translation: Translation): Pattern {
  const names = english.match(placeholders) ?? [];
  const literals = english.split(placeholders);
  const source = literals
    .map((literal) => escapeForExpression(literal))
    .reduce((before, literal, index) => {
      const value = names[index - 1]!.startsWith('{#') ? String.raw`([\d][\d,.]*)` : '(.+?)';
      return before + value + literal;
    });
  return {
    literal: literals.toSorted((a, b) => b.length - a.length)[0]!,
    weight: literals.join('').length,
    expression: new RegExp(`^${source}$`, 's'),
    names,
    translation,
  };
}

function formFor(translation: Translation, text: string, plural: Intl.PluralRules): string {
  if (typeof translation === 'string') return translation;
  const count = Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));
  return translation[plural.select(count)] ?? translation.other;
}
