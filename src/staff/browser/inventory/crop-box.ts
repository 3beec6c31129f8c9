type Corner = { x: number; y: number };

/**
 * A rectangle drawn on the picture fills the four numbers, and the numbers move the rectangle. Drawn
 * on a canvas, because the content policy has no place for style attributes.
 */
export function startCropBox(form: HTMLElement): void {
  const stage = form.querySelector<HTMLElement>('[data-crop-stage]');
  const picture = stage?.querySelector('img');
  const hint = form.querySelector<HTMLElement>('[data-crop-hint]');
  const [widthPx = 0, heightPx = 0] = (form.dataset.crop ?? '').split(' ').map(Number);
  const inputs = ['left', 'top', 'width', 'height'].map((name) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`),
  );
  if (!stage || !picture || widthPx === 0 || inputs.some((input) => input === null)) return;
  const [left, top, width, height] = inputs as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  stage.append(canvas);
  if (hint) hint.textContent += ' Draw a rectangle on it.';
  const pen = canvas.getContext('2d');

  const paint = () => {
    if (!pen) return;
    const box = [left, top, width, height].map((input) => Number(input.value) || 0);
    const [x = 0, y = 0, wide = 0, high = 0] = box;
    pen.clearRect(0, 0, widthPx, heightPx);
    pen.fillStyle = 'rgb(10 24 37 / 0.55)';
    pen.fillRect(0, 0, widthPx, heightPx);
    pen.clearRect(x, y, wide, high);
    pen.strokeStyle = '#ffc20e';
    pen.lineWidth = Math.max(3, widthPx / 300);
    pen.strokeRect(x, y, wide, high);
  };

  const at = (event: PointerEvent): Corner => {
    const frame = canvas.getBoundingClientRect();
    const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return {
      x: clamp(((event.clientX - frame.left) / frame.width) * widthPx, widthPx),
      y: clamp(((event.clientY - frame.top) / frame.height) * heightPx, heightPx),
    };
  };
  let start: Corner | null = null;
  canvas.addEventListener('pointerdown', (event) => {
    start = at(event);
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!start) return;
    const now = at(event);
    left.value = String(Math.min(start.x, now.x));
    top.value = String(Math.min(start.y, now.y));
    width.value = String(Math.abs(start.x - now.x));
    height.value = String(Math.abs(start.y - now.y));
    paint();
  });
  canvas.addEventListener('pointerup', () => {
    start = null;
  });
  for (const input of inputs) input?.addEventListener('input', paint);
  paint();
}
