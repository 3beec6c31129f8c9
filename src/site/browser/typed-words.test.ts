import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterTyped, readTyped } from './typed-words.ts';

let root: Element;
const field = (name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  const window = new Window();
  const { document } = window;
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = '<form><input name="email"><textarea name="message"></textarea></form>';
  root = document.querySelector('form') as unknown as Element;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not call back whoever is on the way to the next field', () => {
  field('email').focus();
  const typed = readTyped(root);
  // As it is while the focus moves.
  field('email').blur();
  enterTyped(root, typed, false);
  expect(root.ownerDocument.activeElement).toBe(root.ownerDocument.body);
});

it('gives back the field that was replaced under the cursor', () => {
  field('email').focus();
  const typed = readTyped(root);
  root.innerHTML = '<input name="email"><textarea name="message"></textarea>';
  enterTyped(root, typed, false);
  expect(root.ownerDocument.activeElement).toBe(field('email'));
});
