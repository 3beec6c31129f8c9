/**
 * Arrows, bullets and arrow keys for a row that scrolls and snaps by itself. The scroll position is
 * the only state: whatever moves the row, a finger included, the controls follow.
 */
export default function startCarousel(section: HTMLElement): void {
  const track = section.querySelector<HTMLElement>('[data-carousel-track]');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const steps = [...section.querySelectorAll<HTMLButtonElement>('[data-carousel-step]')];
  const bullets = [...section.querySelectorAll<HTMLButtonElement>('[data-carousel-bullet]')];

  /** Where lines go from right to left, so does the row: what comes next has a negative place. */
  const forward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const leftOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const goTo = (index: number) =>
    track.scrollTo({ left: leftOf(Math.max(0, Math.min(slides.length - 1, index))) });
  /** The slide at the edge where lines begin. */
  const current = () => {
    const distances = slides.map((_, index) => Math.abs(leftOf(index) - track.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };
  const perView = () =>
    Math.max(1, Math.round(track.clientWidth / (Math.abs(leftOf(1)) || Infinity)));

  const follow = () => {
    const scrolled = track.scrollLeft * forward;
    const atStart = scrolled <= 1;
    const atEnd = scrolled + track.clientWidth >= track.scrollWidth - 1;
    for (const step of steps) setDisabled(step, isForward(step) ? atEnd : atStart, steps);
    const shown = atEnd ? slides.length - 1 : current();
    for (const bullet of bullets) {
      const first = Number(bullet.dataset.carouselBullet);
      const next = bullets[bullets.indexOf(bullet) + 1];
      const active = shown >= first && (!next || shown < Number(next.dataset.carouselBullet));
      bullet.setAttribute('aria-disabled', String(active));
    }
  };

  for (const step of steps) {
    step.addEventListener('click', () =>
      goTo(current() + (isForward(step) ? perView() : -perView())),
    );
  }
  for (const bullet of bullets) {
    bullet.addEventListener('click', () => goTo(Number(bullet.dataset.carouselBullet)));
  }
  section.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') goTo(current() + forward);
    else if (event.key === 'ArrowLeft') goTo(current() - forward);
    else return;
    event.preventDefault();
  });
  track.addEventListener('scroll', () => requestAnimationFrame(follow), { passive: true });
  new ResizeObserver(follow).observe(track);
  follow();
}

const isForward = (step: HTMLElement) => step.dataset.carouselStep === '1';

/** A button that is disabled under the keyboard hands its focus to the one that still works. */
function setDisabled(
  step: HTMLButtonElement,
  disabled: boolean,
  steps: readonly HTMLButtonElement[],
): void {
  const losesFocus = disabled && !step.disabled && document.activeElement === step;
  step.disabled = disabled;
  const other = losesFocus && steps.find((one) => one !== step);
  if (!other) return;
  other.disabled = false;
  other.focus({ preventScroll: true });
}
