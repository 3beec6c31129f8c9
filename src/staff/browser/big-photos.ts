/** Photos open large in the page; arrows go on, Esc closes. Without a script they open in a tab. */
export function startBigPhotos(list: HTMLElement): void {
  const { ownerDocument: document } = list;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const dialog = document.createElement('dialog');
  dialog.className = 'staff-dialog big-photo';
  const image = document.createElement('img');
  const line = document.createElement('p');
  const words = document.createElement('span');
  words.setAttribute('role', 'status');
  const buttons = document.createElement('span');
  line.append(words, buttons);
  dialog.append(image, line);
  let present = 0;

  const show = (index: number) => {
    present = (index + links.length) % links.length;
    const link = links[present]!;
    const { alt } = link.querySelector('img')!;
    image.src = link.href;
    image.alt = alt;
    words.textContent = `${present + 1} of ${links.length}${link.dataset.caption ? `: ${link.dataset.caption}` : ''}`;
  };
  const addButton = (text: string, label: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', act);
    buttons.append(button);
  };
  addButton('←', 'Photo before', () => show(present - 1));
  addButton('→', 'Next photo', () => show(present + 1));
  addButton('✕', 'Close', () => dialog.close());
  dialog.setAttribute('aria-label', 'Photo');
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(present - 1);
    if (event.key === 'ArrowRight') show(present + 1);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  links.forEach((link, index) =>
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    }),
  );
}
