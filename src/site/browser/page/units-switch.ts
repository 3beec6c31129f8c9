import type { KeptMeasure, sayMeasure, Units } from '#messages/figures.ts';
import { recall, remember } from '../remember.ts';

/** Where the choice is kept: in this browser, never sent. */
const storageKey = 'units-choice';

/** What `<Measure>` wrote, said anew in the language of the page. */
export function sayAnew(measure: HTMLElement, units: Units, say: typeof sayMeasure): void {
  const { measure: of, said } = measure.dataset as unknown as KeptMeasure;
  const text = say(Number(measure.getAttribute('value')), of, units, said);
  if (measure.textContent !== text) measure.textContent = text;
}

/**
 * The footer's "Metric units": says miles, pounds and feet anew, here and on every further page, until
 * it is pressed again. Without a choice a page stays as its language measures, and what says figures is
 * not fetched.
 */
export default function startUnitsSwitch(button: HTMLElement): void {
  const written: Units = button.getAttribute('aria-pressed') === 'true' ? 'metric' : 'us';
  const kept = recall(storageKey);
  let units: Units = kept === 'metric' || kept === 'us' ? kept : written;

  const show = async () => {
    const { sayMeasure: say } = await import('#messages/figures.ts');
    button.setAttribute('aria-pressed', String(units === 'metric'));
    for (const measure of document.querySelectorAll<HTMLElement>('[data-measure]'))
      sayAnew(measure, units, say);
  };
  // Lists that answer in place and islands bring further ones.
  const later = new MutationObserver(() => void show());
  const sayFromNowOn = () => {
    void show();
    later.observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
  };

  button.addEventListener('click', () => {
    units = units === 'metric' ? 'us' : 'metric';
    remember(storageKey, units);
    sayFromNowOn();
  });
  button.hidden = false;
  button.parentElement?.removeAttribute('hidden');
  if (units !== written) sayFromNowOn();
}
