import { phrases } from '#domain/search/smart-search/phrases.ts';

/**
 * Every phrase of a list, and the same with its first word in the plural: "fauteuil roulant" is also
 * "fauteuils roulants" (the last word's plural in -s is found anyway). An "autobus" is a "bus".
 */
export const phrasesWithPlurals = (text: string): string[] =>
  phrases(text).flatMap((phrase) => {
    if (phrase.startsWith('autobus ')) return [phrase, phrase.slice('auto'.length)];
    const [first = '', ...rest] = phrase.replaceAll('\n', ' ').split(' ');
    const plural = pluralOf(first);
    const found = plural === first || (rest.length === 0 && plural === `${first}s`);
    return found ? [phrase] : [phrase, [plural, ...rest].join(' ')];
  });

function pluralOf(word: string): string {
  if (word.length < 3 || /[sxz]$/.test(word)) return word;
  if (/(?:eau|eu)$/.test(word)) return `${word}x`;
  return word.endsWith('al') ? `${word.slice(0, -1)}ux` : `${word}s`;
}
