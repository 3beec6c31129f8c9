import { plainVin } from '#domain/inventory/plain-vin.ts';
import { vinFacts } from '#domain/selling/vin-facts.ts';
import { countCharacters } from '../contact/count-characters.ts';
import { proveOnFirstTouch } from '../contact/form-proof.ts';
import { sendInPlaceMs, sendInPlace } from '../contact/send-in-place.ts';
import { freshKey } from '../fresh-key.ts';
import { translated } from '../translated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** VIN read on the spot, place by ZIP code, models of the make, characters left, one press one bus. */
export function startSellForm(form: HTMLFormElement): void {
  const control = (name: string) => form.elements.namedItem(name) as Control | null;
  readVin(control);
  fillPlace(control);
  narrowModels(form, control);
  countCharacters(form);
  sendOnce(form, control);
  // Details that are corrected have been through it.
  if (control('key')) proveOnFirstTouch(form);
}

type Find = (name: string) => Control | null;

/** Offers year and maker that the VIN stands for. The VIN never leaves the page for it. */
function readVin(control: Find): void {
  const vin = control('vin');
  if (!vin) return;
  const offer = document.createElement('div');
  offer.setAttribute('role', 'status');
  vin.parentElement?.append(offer);
  const show = () => {
    offer.replaceChildren();
    offer.className = '';
    const facts = vinFacts(plainVin(vin.value), new Date().getFullYear());
    if (!facts) return;
    offer.className = 'sell-offer';
    if (!facts.checkDigitFits) {
      offer.textContent = translated(
        'One character seems to be wrong. Compare it with the plate, letter by letter. You can go on all the same.',
      );
      return;
    }
    const { year, maker, chassisOnly } = facts;
    const what = [year, maker].filter((word) => word !== null).join(' ');
    if (what === '') {
      offer.textContent = translated('The check digit fits.');
      return;
    }
    const words = document.createElement('span');
    words.textContent = translated(
      'This VIN stands for: {1}.',
      what + (chassisOnly ? ` ${translated('chassis (the body is asked below)')}` : ''),
    );
    const use = document.createElement('button');
    use.type = 'button';
    use.className = 'sell-act';
    use.textContent = translated('Use it');
    use.addEventListener('click', () => {
      put(control('year'), year === null ? null : String(year));
      put(control('make'), maker);
      use.remove();
    });
    offer.append(words, use);
  };
  vin.addEventListener('input', show);
  show();
}

function put(field: Control | null, value: string | null): void {
  if (!field || value === null) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** City and state by ZIP code, where they are still empty or were filled by us. */
function fillPlace(control: Find): void {
  const zip = control('zipCode');
  const ours = new WeakSet<Control>();
  zip?.addEventListener('change', async () => {
    const code = /^\s*(\d{5})/.exec(zip.value)?.[1];
    if (!code) return;
    const place = await getJson<{ city?: string; state?: string }>(`/api/zip-places/${code}`);
    for (const name of ['city', 'state'] as const) {
      const field = control(name);
      if (!field || !place?.[name] || (field.value !== '' && !ours.has(field))) continue;
      field.value = place[name];
      ours.add(field);
    }
  });
}

/** The models of the make that was typed, in place of all models. */
function narrowModels(form: HTMLFormElement, control: Find): void {
  const list = form.querySelector<HTMLDataListElement>('#sell-model-list');
  const make = control('make');
  if (!list || !make) return;
  make.addEventListener('change', async () => {
    const query = new URLSearchParams({ field: 'model', make: make.value });
    const names = await getJson<string[]>(`/api/vehicle-suggestions?${query}`);
    if (!Array.isArray(names) || names.length === 0) return;
    list.replaceChildren(...names.map((name) => new Option(name, name)));
  });
}

/** A second press waits for the first; going back finds a form that can be sent again. */
function sendOnce(form: HTMLFormElement, control: Find): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const label = button.textContent;
  const busy = (sending: boolean) => {
    button.textContent = sending ? translated('Saving…') : label;
    button.setAttribute('aria-disabled', String(sending));
    if (!sending) button.removeAttribute('aria-disabled');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    busy(true);
    window.setTimeout(busy, sendInPlaceMs, false);
    void sendInPlace(form, new FormData(form, event.submitter), () => busy(false));
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    busy(false);
    const key = control('key');
    // Other words are another bus; the same words stay the same one.
    if (key) form.addEventListener('input', () => (key.value = freshKey()), { once: true });
  });
}

async function getJson<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    // A convenience: without it the seller types on.
    return null;
  }
}
