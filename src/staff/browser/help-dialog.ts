import { isTyping } from './key-list.ts';
import { singleKeysOn, switchSingleKeys } from './single-keys.ts';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl K', 'Jump to any page, a listing by stock number or VIN, a lead by name or reference'],
  ['j  k', 'Next and previous row of a list'],
  ['Enter', 'Open the row'],
  ['1 … 9', 'The first reply templates of a lead'],
  ['n', 'The next lead that waits for an answer'],
  ['Ctrl Enter', 'The main button of the form you type in'],
  ['Ctrl Shift Enter', 'Send the reply, then open the next lead'],
  ['?', 'This help'],
  ['Esc', 'Close'],
];

/** `?`, or its button, shows what the keyboard can do. */
export function startHelp(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  let dialog: HTMLDialogElement | null = null;
  const open = () => {
    dialog ??= makeDialog(document);
    if (!dialog.open) dialog.showModal();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || isTyping(event)) return;
    event.preventDefault();
    open();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-open-help]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
}

function makeDialog(document: Document): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'staff-dialog';
  dialog.setAttribute('aria-label', 'Keyboard help');
  const inside = document.createElement('div');
  inside.className = 'help-body';
  const heading = document.createElement('h2');
  heading.textContent = 'With the keyboard';
  const list = document.createElement('dl');
  for (const [key, words] of keys) {
    const term = document.createElement('dt');
    const shown = document.createElement('kbd');
    shown.className = 'staff-key';
    shown.textContent = key;
    term.append(shown);
    const what = document.createElement('dd');
    what.textContent = words;
    list.append(term, what);
  }
  const choice = document.createElement('label');
  choice.className = 'check';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = singleKeysOn();
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  choice.append(box, ' Single keys (j, k, n, ? and digits) work in this browser');
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.className = 'button button-small';
  close.textContent = 'Close';
  // Not the box above it, which a careless Space would switch.
  close.autofocus = true;
  form.append(close);
  inside.append(heading, list, choice, form);
  dialog.append(inside);
  document.body.append(dialog);
  return dialog;
}
