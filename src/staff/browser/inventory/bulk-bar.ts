/** Counts the ticked rows, ticks a page at once, ticks a range with Shift. */
export function startBulkBar(bar: HTMLElement): void {
  const form = bar.closest('form');
  const count = bar.querySelector<HTMLElement>('[data-bulk-count]');
  const whole = bar.querySelector<HTMLInputElement>('input[name="scope"]');
  const head = form?.querySelector<HTMLElement>('[data-tick-all]');
  if (!form || !count) return;
  const ticks = [...form.querySelectorAll<HTMLInputElement>('[data-tick]')];
  const all = document.createElement('input');
  all.type = 'checkbox';
  all.setAttribute('aria-label', 'Select every row of this page');
  head?.replaceChildren(all);

  const update = () => {
    const ticked = ticks.filter((tick) => tick.checked).length;
    all.checked = ticked > 0 && ticked === ticks.length;
    all.indeterminate = ticked > 0 && ticked < ticks.length;
    if (ticked > 0 && bar instanceof HTMLDetailsElement) bar.open = true;
    count.textContent = whole?.checked
      ? 'With all that match'
      : ticked === 0
        ? 'With the selected'
        : `With the ${ticked} selected`;
  };
  let last = -1;
  ticks.forEach((tick, index) => {
    tick.addEventListener('click', (event) => {
      if (event.shiftKey && last >= 0) {
        const [from, to] = last < index ? [last, index] : [index, last];
        for (const between of ticks.slice(from, to + 1)) between.checked = tick.checked;
      }
      last = index;
      update();
    });
  });
  all.addEventListener('change', () => {
    for (const tick of ticks) tick.checked = all.checked;
    update();
  });
  whole?.addEventListener('change', update);
  update();
}
