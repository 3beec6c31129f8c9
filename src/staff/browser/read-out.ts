/** Puts a sentence into the page's line for it, where it is read out. */
export function readOut(sentence: string): void {
  const line = document.querySelector('[data-said]');
  if (line) line.textContent = sentence;
}
