import { postJson } from './post-json.ts';

interface Target {
  label: string;
  detail: string;
  href: string;
}

const waitMs = 120;
const paletteKeys = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const;

/** Ctrl or Cmd and K: pages by name at once, then what the server finds by number, name or reference. */
export function startPalette(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  let palette: ReturnType<typeof makePalette> | null = null;
  const open = () => {
    palette ??= makePalette(document);
    palette.open();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-open-palette]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
}

function makePalette(document: Document) {
  const dialog = document.createElement('dialog');
  dialog.className = 'staff-dialog';
  dialog.setAttribute('aria-label', 'Jump to');
  const input = document.createElement('input');
  input.className = 'palette-input';
  input.type = 'text';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.enterKeyHint = 'go';
  input.placeholder = 'Page, stock number, VIN or name';
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-label', 'Jump to');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', 'palette-options');
  const list = document.createElement('div');
  list.id = 'palette-options';
  list.className = 'palette-options';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Where to');
  // Beside the list: a listbox holds options only. Says how much there is, too.
  const said = document.createElement('p');
  said.className = 'palette-said';
  said.setAttribute('role', 'status');
  const keys = document.createElement('p');
  keys.className = 'palette-keys';
  for (const [key, words] of paletteKeys) {
    const shown = document.createElement('kbd');
    shown.className = 'staff-key';
    shown.textContent = key;
    keys.append(shown, ` ${words} `);
  }
  dialog.append(input, said, list, keys);
  document.body.append(dialog);

  // Until the server has said which pages there are: the areas that stand in the navigation.
  let screens: Target[] = [
    ...document.querySelectorAll<HTMLAnchorElement>('.staff-side-body .staff-nav a'),
  ].map((link) => ({ label: link.textContent.trim(), detail: 'Area', href: link.href }));
  let shown: Target[] = [];
  let chosen = 0;
  let asked = 0;

  const render = (targets: Target[], none: string) => {
    shown = targets;
    chosen = 0;
    list.replaceChildren(
      ...targets.map((target, index) => option(document, target, index, () => go(target))),
    );
    said.textContent = targets.length > 0 ? countOf(targets.length) : none;
    mark();
  };
  const mark = () => {
    [...list.children].forEach((child, index) =>
      child.setAttribute('aria-selected', String(index === chosen)),
    );
    input.setAttribute('aria-expanded', String(shown.length > 0));
    if (shown.length > 0) input.setAttribute('aria-activedescendant', `palette-${chosen}`);
    else input.removeAttribute('aria-activedescendant');
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
  };
  const go = ({ href }: Target) => {
    // Whoever comes back finds the page, not the palette.
    dialog.close();
    location.assign(href);
  };
  const near = (words: string) => (words === '' ? screens : screensNamed(screens, words));

  const look = () => {
    const words = input.value.trim().toLowerCase();
    const turn = ++asked;
    render(near(words), words.length < 3 ? 'No page of that name.' : 'Looking…');
    if (words.length < 3) return;
    setTimeout(async () => {
      if (turn !== asked) return;
      const found = (await postJson('/staff/jump', { words }).catch(() => null)) as Target[] | null;
      // A later keystroke has its own answer on the way.
      if (turn !== asked) return;
      const at = shown[chosen]?.href;
      render(
        [...near(words), ...(found ?? [])],
        found ? 'Nothing found by that number or name.' : 'The search gave no answer. Try again.',
      );
      // What was chosen meanwhile stays chosen.
      chosen = Math.max(
        0,
        shown.findIndex(({ href }) => href === at),
      );
      mark();
    }, waitMs);
  };
  input.addEventListener('input', look);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') chosen = chosen >= last ? 0 : chosen + 1;
    else if (event.key === 'ArrowUp') chosen = chosen <= 0 ? Math.max(last, 0) : chosen - 1;
    else if (event.key === 'Enter') {
      const target = shown[chosen];
      if (target) go(target);
    } else return;
    event.preventDefault();
    mark();
  });
  let isAsked = false;
  const fetchScreens = async () => {
    if (isAsked) return;
    isAsked = true;
    const answer = await postJson('/staff/jump', { screens: true }).catch(() => null);
    if (!Array.isArray(answer)) {
      // The areas are there; the next opening asks again.
      isAsked = false;
      return;
    }
    screens = answer as Target[];
    if (dialog.open) look();
  };
  return {
    open() {
      input.value = '';
      asked += 1;
      render(screens, '');
      if (!dialog.open) dialog.showModal();
      input.focus();
      void fetchScreens();
    },
  };
}

/** Those whose name begins so, then those that hold every word in their name or area. */
function screensNamed(screens: readonly Target[], words: string): Target[] {
  const parts = words.split(/\s+/);
  const text = ({ label, detail }: Target) => `${label} ${detail}`.toLowerCase();
  const found = screens.filter((one) => parts.every((part) => text(one).includes(part)));
  const first = (one: Target) => one.label.toLowerCase().startsWith(words);
  return [...found.filter(first), ...found.filter((one) => !first(one))];
}

const countOf = (count: number) => (count === 1 ? '1 place' : `${count} places`);

function option(document: Document, target: Target, index: number, choose: () => void) {
  const element = document.createElement('div');
  element.id = `palette-${index}`;
  element.setAttribute('role', 'option');
  const label = document.createElement('span');
  label.textContent = target.label;
  const detail = document.createElement('span');
  detail.className = 'hint';
  detail.textContent = target.detail;
  element.append(label, detail);
  element.addEventListener('click', choose);
  return element;
}
