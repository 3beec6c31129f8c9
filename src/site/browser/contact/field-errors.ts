import { isBlank } from '#domain/forms/read-text.ts';
import { translated } from '../translated.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Spec §4: leaving a required field empty marks it and hides its words; typing clears both; pressing
 * the button shows the words again.
 */
export function watchField(field: Field): void {
  field.addEventListener('blur', () => {
    if (!isEmpty(field)) return;
    mark(field, true);
    hideWords(field);
  });
  field.addEventListener('input', () => {
    mark(field, false);
    hideWords(field);
  });
}

/** Marks an empty field; true when it is one. */
export function markEmpty(field: Field): boolean {
  const empty = isEmpty(field);
  if (empty) mark(field, true);
  return empty;
}

/** The words at each field, and all of them before the form with a link each, focused. */
export function revealErrors(form: HTMLFormElement, wrong: readonly Field[]): void {
  for (const field of wrong) showWords(field);
  const heading = document.createElement('h2');
  heading.textContent = translated('There is a problem');
  const list = document.createElement('ul');
  for (const field of wrong) list.append(lineOf(field));
  sayBefore(form, heading, list);
}

/** Says it before the form, in the place of what was said there, and reads it out. */
export function sayBefore(form: HTMLFormElement, ...contents: HTMLElement[]): void {
  form.querySelector('[data-error-summary]')?.remove();
  const summary = document.createElement('div');
  summary.className = 'error-summary';
  summary.dataset.errorSummary = '';
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  summary.append(...contents);
  form.prepend(summary);
  summary.focus();
  if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
}

const isEmpty = (field: Field) => isBlank(field.value);

function mark(field: Field, wrong: boolean): void {
  if (wrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

function lineOf(field: Field): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${field.id}`;
  link.textContent = field.dataset.missing ?? '';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  const line = document.createElement('li');
  line.append(link);
  return line;
}

function showWords(field: Field): void {
  const id = `${field.id}-error`;
  const there = document.getElementById(id);
  const words = there ?? document.createElement('p');
  words.textContent = field.dataset.missing ?? '';
  words.hidden = false;
  if (there) return;
  words.id = id;
  words.className = 'mt-1 text-sm font-medium text-red';
  field.parentElement?.append(words);
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-describedby', described ? `${described} ${id}` : id);
}

function hideWords(field: Field): void {
  const words = document.getElementById(`${field.id}-error`);
  if (words) words.hidden = true;
}
