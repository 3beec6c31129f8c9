/**
 * The button that tells where the visitor is, on a list that was asked for "near me". Nothing is
 * asked of the device before it is pressed. The server names the place; see `domain/search/near.ts`.
 */

/** Long enough for a phone that has to look for satellites. */
const longestWaitMs = 15_000;
/** Somebody who was asked a while ago has hardly moved a tenth of a degree. */
const oldestMs = 10 * 60_000;

/** Shows the button where the list has one; called again when its results were swapped. */
export function offerDevicePlace(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-device-place][hidden]');
  if (!button || !('geolocation' in navigator)) return;
  button.hidden = false;
  if (button.nextElementSibling instanceof HTMLElement) button.nextElementSibling.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    say(form, '');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false;
        const field = form.querySelector<HTMLInputElement>('#list-near-you');
        if (!field) return;
        field.value = `${rough(coords.latitude)},${rough(coords.longitude)}`;
        form.requestSubmit();
      },
      (error) => {
        button.disabled = false;
        const fault = faults[error.code] ?? 'unavailable';
        const text = form.querySelector(`[data-device-place-fault="${fault}"]`)?.textContent;
        say(form, text ?? '');
      },
      { timeout: longestWaitMs, maximumAge: oldestMs },
    );
  });
}

/** A tenth of a degree: nobody is found by what stands in an address or a log. */
const rough = (degrees: number): string => degrees.toFixed(1);

/** By the codes of `GeolocationPositionError`. */
const faults: Readonly<Record<number, string>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function say(form: HTMLFormElement, text: string): void {
  const output = form.querySelector('[data-device-place-says]');
  if (output) output.textContent = text;
}
