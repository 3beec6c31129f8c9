/** What a stranger wrote, safe on a terminal: no control or direction characters, one line. */
export function terminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}
