import { postJson } from './post-json.ts';

interface Target {
  label: string;
  detail: string;
  href: string;
}

const waitMs = 120;

/** Ctrl or Cmd and K: areas at once, then what the server finds by number or reference. */
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
  input.type = 'search';
  input.placeholder = 'Area, stock number, VIN, reference';
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-label', 'Jump to');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', 'palette-options');
  const list = document.createElement('div');
  list.id = 'palette-options';
  list.className = 'palette-options';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Where to');
  dialog.append(input, list);
  document.body.append(dialog);

  const areas: Target[] = [
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
    if (targets.length === 0) {
      const empty = document.createElement('p');
      empty.className = 'palette-none';
      empty.textContent = none;
      list.append(empty);
    }
    mark();
  };
  const mark = () => {
    [...list.children].forEach((child, index) =>
      child.setAttribute('aria-selected', String(index === chosen && shown.length > 0)),
    );
    input.setAttribute('aria-activedescendant', shown.length > 0 ? `palette-${chosen}` : '');
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
  };
  const go = ({ href }: Target) => location.assign(href);

  input.addEventListener('input', () => {
    const words = input.value.trim().toLowerCase();
    const near = areas.filter(({ label }) => label.toLowerCase().includes(words));
    const turn = ++asked;
    render(near, words.length < 3 ? 'Nothing of that name.' : 'Looking…');
    if (words.length < 3) return;
    setTimeout(async () => {
      if (turn !== asked) return;
      const found = (await postJson('/staff/jump', { words }).catch(() => [])) as Target[];
      // A later keystroke has its own answer on the way.
      if (turn === asked) render([...near, ...found], 'Nothing found by that number or name.');
    }, waitMs);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') chosen = Math.min(chosen + 1, shown.length - 1);
    else if (event.key === 'ArrowUp') chosen = Math.max(chosen - 1, 0);
    else if (event.key === 'Enter') {
      const target = shown[chosen];
      if (target) go(target);
    } else return;
    event.preventDefault();
    mark();
  });
  return {
    open() {
      input.value = '';
      render(areas, '');
      if (!dialog.open) dialog.showModal();
      input.focus();
    },
  };
}

function option(document: Document, target: Target, index: number, choose: () => void) {
  const element = document.createElement('div');
  element.id = `palette-${index}`;
  element.setAttribute('role', 'option');
  const label = document.createElement('span');
  label.textContent = target.label;
  const detail = document.createElement('span');
  detail.className = 'staff-hint';
  detail.textContent = target.detail;
  element.append(label, detail);
  element.addEventListener('click', choose);
  return element;
}
