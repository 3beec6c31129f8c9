/** Photos are dragged to their place; the order is sent at once and put back when it is not taken. */
export function startPhotoOrder(list: HTMLElement): void {
  const path = list.dataset.photoList;
  const said = document.querySelector<HTMLElement>('[data-photo-said]');
  if (!path) return;
  let dragged: HTMLElement | null = null;
  let before: Element[] = [];
  const items = () => [...list.querySelectorAll<HTMLElement>('[data-photo]')];
  for (const item of items()) {
    const handle = item.querySelector<HTMLElement>('.photo-picture');
    if (handle) handle.draggable = true;
  }

  list.addEventListener('dragstart', (event) => {
    dragged = (event.target as HTMLElement).closest<HTMLElement>('[data-photo]');
    if (!dragged) return;
    before = items();
    dragged.dataset.dragging = '';
    event.dataTransfer?.setData('text/plain', dragged.dataset.photo ?? '');
  });
  list.addEventListener('dragover', (event) => {
    if (!dragged) return;
    event.preventDefault();
    const over = (event.target as HTMLElement).closest<HTMLElement>('[data-photo]');
    if (!over || over === dragged) return;
    const all = items();
    if (all.indexOf(dragged) < all.indexOf(over)) over.after(dragged);
    else over.before(dragged);
  });
  list.addEventListener('drop', (event) => event.preventDefault());
  list.addEventListener('dragend', () => {
    if (!dragged) return;
    delete dragged.dataset.dragging;
    dragged = null;
    const now = items();
    if (now.every((item, index) => item === before[index])) return;
    void send(now);
  });

  async function send(now: HTMLElement[]): Promise<void> {
    const namesOf = (all: readonly Element[]) =>
      all.map((item) => (item as HTMLElement).dataset.photo ?? '').join(',');
    const response = await fetch(path!, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ what: 'arrange', order: namesOf(now), was: namesOf(before) }),
    }).catch(() => null);
    if (response?.ok) {
      // The cover's mark, the buttons and the numbers follow the order.
      location.reload();
      return;
    }
    list.append(...before);
    if (!said) return;
    // Somebody else was quicker: the answer says who.
    const answer =
      response?.status === 409 ? ((await response.json()) as { message: string }) : null;
    said.textContent =
      answer?.message ?? 'The new order could not be saved. The photos are as before.';
  }
}
