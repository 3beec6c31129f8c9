/** `popular-search`, `fromSubmission` → "popular search", "from submission". */
export function wordsOfCode(code: string): string {
  return code
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_.]/g, ' ')
    .trim();
}
