import { translated } from '../translated.ts';
/** The list of arrived photos, changed without leaving the page; the server renders it anew. */
export function startPhotoList(
  arrangePath: string,
  say: (text: string) => void,
): { refresh(): Promise<void>; keepOrder(arrivedIds: readonly number[]): Promise<void> } {
  /** The seller has put them in an order by hand. */
  let arranged = false;
  const list = () => document.querySelector<HTMLElement>('[data-sell-photos]');

  async function refresh(): Promise<void> {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of ['[data-sell-photos]', '[data-sell-count]']) {
      const fresh = page.querySelector(part);
      if (fresh) document.querySelector(part)?.replaceWith(document.adoptNode(fresh));
    }
    makeDraggable();
  }

  async function post(fields: URLSearchParams): Promise<void> {
    arranged ||= ['earlier', 'later', 'arrange'].includes(fields.get('act') ?? '');
    try {
      const answer = await fetch(arrangePath, { method: 'POST', body: fields });
      if (!answer.ok) throw new Error(String(answer.status));
      await refresh();
    } catch {
      say(translated('That was not saved: the connection was lost. Try again.'));
    }
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    if (!form.closest('[data-sell-photos]') || !submitter) return;
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
    const { id } = form.closest<HTMLElement>('[data-photo]')?.dataset ?? {};
    void post(fields).then(() => keepFocus(fields, id));
  });

  /** On the same button of the same photo, wherever it is now; else on the list's first button. */
  function keepFocus(fields: URLSearchParams, id: string | undefined): void {
    const photo = id ?? fields.get('photo');
    const row = list()?.querySelector(`[data-photo="${CSS.escape(photo ?? '')}"]`);
    const same = row?.querySelector<HTMLElement>(`[value="${fields.get('act')}"]`);
    (same ?? row?.querySelector<HTMLElement>('button'))?.focus();
    say(fields.get('act') === 'remove' ? translated('Photo removed.') : translated('Saved.'));
  }

  let lifted: HTMLElement | null = null;
  function makeDraggable(): void {
    for (const row of list()?.querySelectorAll<HTMLElement>('[data-photo]') ?? []) {
      row.draggable = true;
    }
  }
  document.addEventListener('dragstart', (event) => {
    lifted = (event.target as HTMLElement).closest?.<HTMLElement>('[data-photo]') ?? null;
    lifted?.setAttribute('data-lifted', '');
  });
  document.addEventListener('dragover', (event) => {
    const over = (event.target as HTMLElement).closest?.<HTMLElement>('[data-photo]');
    if (!lifted || !over || over === lifted) return;
    event.preventDefault();
    const { top, height } = over.getBoundingClientRect();
    if (event.clientY > top + height / 2) over.after(lifted);
    else over.before(lifted);
  });
  document.addEventListener('dragend', () => {
    if (!lifted) return;
    lifted.removeAttribute('data-lifted');
    lifted = null;
    const rows = [...(list()?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
    const order = rows.map((row) => row.dataset.photo).join(',');
    void post(new URLSearchParams({ act: 'arrange', order })).then(() =>
      say(translated('Order saved.')),
    );
  });
  makeDraggable();
  return {
    refresh,
    /** Small photos overtake large ones on the way; they stand in the order they were chosen in. */
    async keepOrder(arrivedIds) {
      const shown = [...(list()?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])].map((row) =>
        Number(row.dataset.photo),
      );
      const wanted = [...shown.filter((id) => !arrivedIds.includes(id)), ...arrivedIds];
      if (arranged || wanted.join() === shown.join()) return;
      await post(new URLSearchParams({ act: 'arrange', order: wanted.join() }));
      arranged = false;
    },
  };
}
