/**
 * Flesch–Kincaid grade level of English text, with syllables counted by groups of vowels: near
 * enough to tell plain writing from the prose of contracts.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+\s|\n{2,}/).filter((one) => /[a-z]/i.test(one));
  const words = text.match(/[a-z’']+/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^l]e|es|ed)$/, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
