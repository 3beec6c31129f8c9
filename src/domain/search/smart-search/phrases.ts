/** A list of phrases written as one text, parted by semicolons: how the language packs keep theirs. */
export function phrases(text: string): string[] {
  return text
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
