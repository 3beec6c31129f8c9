import { recall, remember } from '#site/browser/remember.ts';
import { controlOf, enterField } from '#site/forms/enter-fields.ts';
import { hiddenFields } from '#site/forms/hidden-fields.ts';

const longestValue = 10_000;
const typedInto = `input:not([type=hidden], [name=${hiddenFields.honeypot}]), select, textarea`;

/** Of each kind of form one, and of each bus that it is about. */
const placeOf = (kind: string, bus: string): string => `${kind}Draft${bus}`;

/**
 * The same form in another language is another page, and so is every change of a quote's list; their
 * addresses name nobody. What was typed goes along in this tab, until it is sent. Of what the server
 * wrote there before, a bus has its own in every language; what an address asks for stays its own.
 */
export function keepLeadDraft(form: HTMLFormElement): void {
  const { leadForm = '' } = form.dataset;
  const bus = controlOf(form, hiddenFields.bus)?.value ?? '';
  const place = placeOf(leadForm, bus);
  const controls = () => [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typedInto),
  ];
  // An answer has the visitor's words.
  const isAnswer = form.querySelector('.error-summary') !== null;
  const served = new Map(
    controls().map((one) => [one.name, 'defaultValue' in one && !isAnswer ? one.defaultValue : '']),
  );
  const isUntouched = (one: HTMLInputElement | HTMLSelectElement) =>
    ['', served.get(one.name)].includes(one.value) ||
    ('selectedIndex' in one && one.selectedIndex === 0);
  const keptAs = (name: string) => (bus === '' ? name + served.get(name) : name);
  const draft = readLeadDraft(recall(place, 'sessionStorage') ?? '');
  for (const control of controls()) {
    const kept = draft.get(keptAs(control.name));
    if (kept !== undefined && isUntouched(control)) enterField(form, control.name, kept);
  }
  const keep = () => {
    const typed = controls().filter((one) => !isUntouched(one));
    const words = Object.fromEntries(typed.map(({ name, value }) => [keptAs(name), value]));
    remember(place, typed.length > 0 ? JSON.stringify(words) : null, 'sessionStorage');
  };
  form.addEventListener('input', keep);
  // Somebody may have been faster than this script; or came back to what is sent already.
  if (!(history.state as { sent?: unknown } | null)?.sent) keep();
  // What the browser sends by itself, while the form's own island is not awake; whatever the server
  // finds wrong in it, its answer shows again.
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form && !defaultPrevented) remember(place, null, 'sessionStorage');
  });
}

export const forgetLeadDraft = (kind: string, bus: number | null): void =>
  remember(placeOf(kind, String(bus ?? '')), null, 'sessionStorage');

/** Anything on our origin may have left something else there. */
export function readLeadDraft(stored: string): ReadonlyMap<string, string> {
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
