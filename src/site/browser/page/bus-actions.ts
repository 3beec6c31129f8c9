import { startPrintButton } from './print-button.ts';
import {
  forgetBus,
  keepBus,
  readBuses,
  type KeptBus,
} from '../../islands/saved-buses/kept-buses.ts';
import { translated } from '../translated.ts';

const noteMs = 2_500;

/** Save, share and print on a bus's page; the bus joins those looked at. */
export function startBusActions(actions: HTMLElement): void {
  const bus = readBus(actions);
  if (!bus) return;
  keepBus('viewed', bus);
  const save = actions.querySelector<HTMLButtonElement>('[data-save]');
  const share = actions.querySelector<HTMLButtonElement>('[data-share]');
  const print = actions.querySelector<HTMLButtonElement>('[data-print]');
  if (save) startSave(save, bus);
  if (share) startShare(share, actions.querySelector('[data-action-note]'), bus);
  if (print) startPrintButton(print);
}

function readBus({ dataset }: HTMLElement): KeptBus | null {
  const { busId, busTitle = '', busHref = '', busPicture = '', busLine = '' } = dataset;
  const id = Number(busId);
  if (!Number.isInteger(id)) return null;
  return { id, title: busTitle, href: busHref, picture: busPicture, line: busLine };
}

function startSave(button: HTMLButtonElement, bus: KeptBus): void {
  const draw = () => {
    const saved = readBuses('saved').some(({ id }) => id === bus.id);
    button.setAttribute('aria-pressed', String(saved));
    const label = button.querySelector('span');
    if (label) label.textContent = saved ? translated('Saved') : translated('Save');
    return saved;
  };
  button.addEventListener('click', () => {
    if (draw()) forgetBus('saved', bus.id);
    else keepBus('saved', bus);
    draw();
  });
  window.addEventListener('pageshow', draw);
  draw();
}

/** The system's own sheet where there is one, else the address goes to the clipboard. */
function startShare(button: HTMLButtonElement, note: Element | null, bus: KeptBus): void {
  const label = button.querySelector('span');
  const idleText = label?.textContent ?? '';
  button.addEventListener('click', async () => {
    const url = new URL(bus.href, location.href).href;
    try {
      if (navigator.share) {
        await navigator.share({ title: bus.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      say(translated('Link copied'));
    } catch (error) {
      // Closing the sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say(translated('Copy the address'));
    }
  });
  const say = (text: string) => {
    if (label) label.textContent = text;
    if (note) note.textContent = text;
    window.setTimeout(() => {
      if (label) label.textContent = idleText;
      if (note) note.textContent = '';
    }, noteMs);
  };
}
