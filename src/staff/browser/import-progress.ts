const pollMs = 700;

/** Keeps the bar of a running import moving and loads the page anew when the work has ended. */
export function startImportProgress(box: HTMLElement): void {
  const bar = box.querySelector('progress');
  const text = box.querySelector<HTMLElement>('[data-progress-text]');
  const address = box.dataset.importProgress;
  if (!bar || !text || !address) return;
  const look = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    const read = (await answer.json()) as {
      progress: { label: string; done: number; total: number } | null;
    };
    if (!read.progress) return location.reload();
    const { label, done, total } = read.progress;
    bar.max = Math.max(1, total);
    bar.value = done;
    text.textContent = `${label}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    next();
  };
  // When the line is gone for a moment, the page's own refresh is still there.
  const next = () => setTimeout(() => void look().catch(next), pollMs);
  next();
}
