interface QuickAnswer {
  message?: string;
  problem?: string;
  revision?: number;
  cells?: Record<string, { text: string; value: string }>;
}

const statuses = { draft: 'Draft', published: 'Published', sold: 'Sold', withdrawn: 'Withdrawn' };

/**
 * Price, status, featured and units of a row are changed where they stand: a click or Enter opens the
 * value, Enter or leaving saves it, Escape gives up. Sent to the route of the row's small form.
 */
export function startInlineEdit(table: HTMLElement): void {
  const said = document.querySelector<HTMLElement>('[data-inline-said]');
  const say = (text: string) => {
    if (said) said.textContent = text;
  };
  for (const cell of table.querySelectorAll<HTMLElement>('[data-quick]')) showValue(cell);
  table.dataset.inlineReady = '';

  table.addEventListener('click', (event) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('button.stock-cell');
    const cell = button?.closest<HTMLElement>('[data-quick]');
    if (!cell) return;
    if (cell.dataset.quick === 'featured')
      void save(cell, cell.dataset.value === 'yes' ? 'no' : 'yes', say);
    else edit(cell, say);
  });
}

/** The stored value as a button that opens it; what stood there (a tag, a text) goes inside. */
function showValue(cell: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'stock-cell';
  button.append(...cell.childNodes);
  const title = rowOf(cell)?.dataset.title ?? '';
  button.title = `Change ${cell.dataset.quick} of ${title}`;
  cell.replaceChildren(button);
}

function edit(cell: HTMLElement, say: (text: string) => void): void {
  const before = cell.dataset.value ?? '';
  const shown = [...cell.childNodes];
  const input = cell.dataset.quick === 'status' ? statusSelect(before) : textInput(before);
  input.setAttribute('aria-label', `${cell.dataset.quick} of ${rowOf(cell)?.dataset.title ?? ''}`);
  cell.replaceChildren(input);
  input.focus();
  if (input instanceof HTMLInputElement) input.select();
  let over = false;
  const end = (keep: boolean) => {
    if (over) return;
    over = true;
    const value = input.value.trim();
    cell.replaceChildren(...shown);
    if (keep && value !== before) void save(cell, value, say);
    else cell.querySelector('button')?.focus();
  };
  input.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter') event.preventDefault();
    if (key === 'Enter' || key === 'Escape') end(key === 'Enter');
  });
  input.addEventListener('blur', () => end(true));
  if (input instanceof HTMLSelectElement) input.addEventListener('change', () => end(true));
}

async function save(cell: HTMLElement, value: string, say: (text: string) => void): Promise<void> {
  const row = rowOf(cell);
  const field = cell.dataset.quick;
  if (!row || !field) return;
  cell.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(`/staff/inventory/${row.dataset.row}/quick`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ revision: row.dataset.revision ?? '', [field]: value }),
    });
    const answer = (await response.json()) as QuickAnswer;
    if (answer.revision !== undefined) row.dataset.revision = String(answer.revision);
    for (const [name, { text, value: stored }] of Object.entries(answer.cells ?? {}))
      show(row, name, text, stored);
    const lost = response.ok ? '' : ` You typed “${value}”.`;
    say((answer.message ?? answer.problem ?? 'It was not saved.') + lost);
  } catch {
    say(`The server could not be reached. “${value}” was not saved.`);
  } finally {
    cell.removeAttribute('aria-busy');
    cell.querySelector('button')?.focus();
  }
}

function show(row: HTMLElement, field: string, text: string, value: string): void {
  const cell = row.querySelector<HTMLElement>(`[data-quick="${field}"]`);
  if (!cell || cell.dataset.value === value) return;
  cell.dataset.value = value;
  const inside = document.createElement('span');
  inside.textContent = text;
  if (field === 'status') inside.className = `tag ${statusClass(value)}`;
  cell.replaceChildren(inside);
  showValue(cell);
}

function statusClass(status: string): string {
  const classes: Record<string, string> = {
    published: 'tag-good',
    sold: 'tag-wait',
    withdrawn: 'tag-bad',
  };
  return classes[status] ?? '';
}

function textInput(value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.className = 'field-input stock-cell-input';
  input.inputMode = 'decimal';
  input.value = value;
  return input;
}

function statusSelect(value: string): HTMLSelectElement {
  const select = document.createElement('select');
  select.className = 'field-input stock-cell-input';
  for (const [status, label] of Object.entries(statuses)) select.add(new Option(label, status));
  select.value = value;
  return select;
}

function rowOf(cell: HTMLElement): HTMLElement | null {
  return cell.closest<HTMLElement>('[data-row]');
}
