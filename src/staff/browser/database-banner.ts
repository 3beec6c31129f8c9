const everyMs = 15_000;
/** Somebody goes from field to field; one look is enough for them. */
const atMostEveryMs = 3_000;

const away =
  'Read only: changes cannot be kept right now. Leave this page open; what you typed stays here.';
const back = 'Changes can be kept again.';

/**
 * Says on an open page whether what is typed there could be saved: asks now and then while the page
 * is looked at, and when a field is entered.
 */
export function startDatabaseBanner(frame: HTMLElement): void {
  const main = frame.querySelector('.staff-main');
  if (!main) return;
  const banner = document.createElement('p');
  banner.className = 'staff-away';
  banner.setAttribute('role', 'status');
  let askedAtMs = -Infinity;
  let isAway = false;

  const look = async () => {
    if (document.hidden || performance.now() - askedAtMs < atMostEveryMs) return;
    askedAtMs = performance.now();
    const ready = await canKeep();
    if (!ready) {
      // In the page before its words, so that they are read out.
      if (!banner.isConnected) main.prepend(banner);
      banner.textContent = away;
    } else if (isAway) banner.textContent = back;
    else banner.remove();
    isAway = !ready;
  };

  const timer = setInterval(() => void look(), everyMs);
  window.addEventListener('pagehide', () => clearInterval(timer), { once: true });
  document.addEventListener('visibilitychange', () => void look());
  frame.addEventListener('focusin', (event) => {
    if ((event.target as HTMLElement).matches('input, select, textarea')) void look();
  });
}

/** An answer that is none, and a line that is cut, mean the same to who wants to save something. */
async function canKeep(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
