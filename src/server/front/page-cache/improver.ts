import type { Admission } from '../overload/admission.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';

const improveEveryMs = 1_000;
const mostWaiting = 100;

/** Compresses hot pages once more and better, one a second and only while nothing else is to do. */
export function createImprover(admission: Pick<Admission, 'isIdle'>, cache: PageCache) {
  const waiting: KeptPage[] = [];
  let timer: NodeJS.Timeout | null = null;
  const improveOne = () => {
    timer = null;
    const page = admission.isIdle() ? waiting.shift() : undefined;
    // A failure leaves the body that is there.
    page?.improve().then(
      () => cache.weigh(page),
      () => {},
    );
    if (waiting.length > 0) later();
  };
  const later = () => {
    timer ??= setTimeout(improveOne, improveEveryMs).unref();
  };
  return {
    add(page: KeptPage) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(page);
      later();
    },
  };
}
