/**
 * How one English text reads in another language. With forms, the one that `Intl.PluralRules` picks
 * for the first number in the text is taken.
 */
export type Translation =
  | string
  | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** English text → translation; one part of a catalogue. */
export type Phrases = Readonly<Record<string, Translation>>;

/** Everything a language needs. `English` are the keys of the first catalogue, which all others share. */
export interface Catalogue<English extends string = string> {
  /** For `lang`, numbers and dates. */
  locale: string;
  /** As its speakers write it. */
  name: string;
  /**
   * English text → translation. A key may hold `{1}` for any text, `{#1}` for a number and `<0/>` for
   * an element inside the sentence (a link, a bold word); each stands in the translation once.
   */
  phrases: Readonly<Record<English, Translation>>;
  /**
   * What scripts in the browser say, by the island that says it; `everywhere` is any page. Sent with
   * pages of this language only.
   */
  browser: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
