import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { Weakness } from '#domain/staff/password-rules.ts';

/** The library's work grows faster than what it looks at; a sentence is long enough to be judged. */
export const mostJudged = 64;
/**
 * Guesses (as a power of ten) that a password takes at least. The library counts three pieces of any
 * kind as 10⁸ (a word, a year, a sign), so the bound is above that; three rare words are above it too.
 */
const leastGuesses = 8.3;
/** And without what people add when asked for more than a word: see `plainer`. */
const leastPlainGuesses = 6;
/** So many letters are a password by themselves, whatever stands between them. */
const fewestLetters = 8;
const ends = /^\P{L}{1,4}(?=\p{L})|(?<=\p{L})\P{L}{1,6}$/gu;
/** Above the digits of the keyboard that most people have. */
const shifted = ')!@#$%^&*(';

/** The same without a year or signs at its ends, without signs at all, and with no shift key held. */
function plainer(password: string): Set<string> {
  const text = password.normalize('NFD').replace(/\p{M}/gu, '');
  const letters = text.replace(/\P{L}/gu, '');
  const unshifted = text.replace(/[)!@#$%^&*(]/g, (sign) => String(shifted.indexOf(sign)));
  const found = new Set([text.replace(ends, ''), unshifted.toLowerCase()]);
  if (letters.length >= fewestLetters) found.add(letters);
  found.delete(password);
  found.delete('');
  return found;
}

/** Takes a second or so to make: the dictionaries have 240,000 words. */
export function createPasswordJudge(): (password: string, words: readonly string[]) => Weakness[] {
  const library = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: mostJudged,
  });
  return (password, words) => {
    const whole = library.check(password, [...words]);
    if (whole.guessesLog10 < leastGuesses) return weaknessesIn(whole);
    for (const reading of plainer(password)) {
      const plain = library.check(reading, [...words]);
      if (plain.guessesLog10 < leastPlainGuesses) return [...weaknessesIn(plain), 'decoration'];
    }
    return [];
  };
}

/** What it is made of; that it is short where nothing of it is known. */
function weaknessesIn({ sequence }: ZxcvbnResult): Weakness[] {
  const found = new Set<Weakness>();
  for (const { pattern, dictionaryName } of sequence) {
    if (pattern === 'dictionary') found.add(fromDictionary(String(dictionaryName)));
    if (pattern === 'wordSequence') found.add('common-word');
    if (pattern === 'regex' || pattern === 'date') found.add('date');
    if (pattern === 'spatial') found.add('keys');
    if (pattern === 'repeat') found.add('repetition');
    if (pattern === 'sequence') found.add('sequence');
  }
  return found.size > 0 ? [...found] : ['short'];
}

function fromDictionary(name: string): Weakness {
  if (name === 'userInputs') return 'own-word';
  return name.startsWith('passwords') ? 'common-password' : 'common-word';
}
