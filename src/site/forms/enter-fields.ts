import type { Typed } from '#domain/forms/read-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field; null in a form that has none. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Enters a value as if it were typed, so that whatever listens hears of it. */
export function enterField(form: HTMLFormElement | null, name: string, value: string): void {
  const control = controlOf(form, name);
  if (!control || control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export function enterAll(form: HTMLFormElement | null, typed: Typed<string>): void {
  for (const [name, value] of Object.entries(typed)) enterField(form, name, value ?? '');
}
