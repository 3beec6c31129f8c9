import { recall, remember } from '#site/browser/remember.ts';
import { enterField } from '#site/forms/enter-fields.ts';

const storedUnder = 'quoteDraft';
const longestValue = 10_000;
const typedInto = 'input:not([type=hidden]), select, textarea';

/**
 * Every change of a quote's list is another page, and its address names nobody. What was typed into
 * the form below the list goes along in this tab, until it is sent; what stands in a field stays.
 */
export function keepQuoteDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-lead-form=quote]');
  if (!form) return;
  const controls = () => [...form.querySelectorAll<HTMLInputElement>(typedInto)];
  const draft = readQuoteDraft(recall(storedUnder, 'sessionStorage') ?? '');
  for (const { name, value } of controls()) {
    const kept = draft.get(name);
    if (kept !== undefined && value === '') enterField(form, name, kept);
  }
  const keep = () => {
    const typed = controls().filter(({ value }) => value !== '');
    const words = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    remember(storedUnder, typed.length > 0 ? JSON.stringify(words) : null, 'sessionStorage');
  };
  form.addEventListener('input', keep);
  // Somebody may have been faster than this script.
  keep();
  // What the browser sends by itself, while the form's own island is not awake; whatever the server
  // finds wrong in it, its answer shows again.
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) forgetQuoteDraft();
  });
}

export const forgetQuoteDraft = (): void => remember(storedUnder, null, 'sessionStorage');

/** Anything on our origin may have left something else there. */
export function readQuoteDraft(stored: string): ReadonlyMap<string, string> {
  try {
    const found: unknown = JSON.parse(stored);
    const words = Object.entries(found ?? {}).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1].length <= longestValue,
    );
    return new Map(words);
  } catch {
    return new Map();
  }
}
