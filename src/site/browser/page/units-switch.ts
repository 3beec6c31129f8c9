import { recall, remember } from '../remember.ts';

/** Where the choice is kept: in this browser, never sent. */
const storageKey = 'units-choice';

/** What one of each is in metric units, as figures on pages are written. */
const metric: Record<string, [unit: string, factor: number]> = {
  mi: ['km', 1.609344],
  mile: ['km', 1.609344],
  miles: ['km', 1.609344],
  lb: ['kg', 0.45359237],
};
const figure = /([\d,]+) (miles?|mi|lb)\b/;
const places = '.bus-card dd, .key-facts dd, .bus-card-distance';

/** "84,210 mi" → "135,523 km"; text without such a figure stays as it is. */
export function inMetric(text: string): string {
  return text.replace(figure, (_, digits: string, unit: string) => {
    const [name, factor] = metric[unit]!;
    const value = Math.round(Number(digits.replaceAll(',', '')) * factor);
    return `${value.toLocaleString('en-US')} ${name}`;
  });
}

/**
 * The footer's "Metric units": rewrites the miles and pounds of cards and key facts, and takes them
 * back. The specification table says both from the server, so that nobody needs this.
 */
export function startUnitsSwitch(button: HTMLElement): void {
  const own = new WeakMap<Element, string>();
  let on = recall(storageKey) === 'metric';

  const show = () => {
    button.setAttribute('aria-pressed', String(on));
    for (const place of document.querySelectorAll(places)) {
      const text = own.get(place) ?? place.textContent;
      const shown = on ? inMetric(text) : text;
      if (shown === place.textContent) continue;
      own.set(place, text);
      place.textContent = shown;
    }
  };
  button.addEventListener('click', () => {
    on = !on;
    remember(storageKey, on ? 'metric' : null);
    show();
  });
  // A list that answered in place has new cards.
  document.addEventListener('list-answered', show);
  button.hidden = false;
  button.parentElement?.removeAttribute('hidden');
  show();
}
