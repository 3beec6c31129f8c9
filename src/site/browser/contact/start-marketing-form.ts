import { currentLanguage, pathIn } from '#messages/languages.ts';
import { giveKey } from '#site/forms/form-key.ts';
import { announceInquiry, busOf } from '#site/islands/lead-form/announce-inquiry.ts';
import { readTyped } from '../typed-words.ts';
import { copySubmission } from './copy-submission.ts';
import { dressForm } from './dress-marketing-form.ts';
import { loadHubspot } from './load-hubspot.ts';

/** Fault matrix E1: the loading indicator has an end. */
const patienceMs = 3_000;
/** How long the visitor waits for our own copy when the embed is quicker. */
const copyPatienceMs = 3_000;

/**
 * Shows the marketing service's form in the place of ours (spec §2, §4, §7). Ours stays in the page
 * and comes back when theirs cannot be loaded, fails, or is not ready in time; it is never taken
 * from somebody who has begun to fill it.
 */
export default function startMarketingForm(place: HTMLElement): void {
  const own = document.querySelector<HTMLFormElement>('form[data-lead-form="contact"]');
  const target = place.querySelector<HTMLElement>('#marketing-form-target');
  if (!own || !target || isBegun(own)) return;
  const { script = '', portal: portalId = '', form: formId = '' } = place.dataset;
  place.dataset.state = 'loading';
  show(place, own);

  const giveUp = (error: unknown) => {
    if (place.dataset.state !== 'loading') return;
    window.clearTimeout(timer);
    place.dataset.state = 'error';
    place.dataset.error = error instanceof Error ? error.message : String(error);
    show(own, place);
    // Spec §8: failures are logged and kept as a state; the visitor has our form instead.
    reportError(error);
  };
  const timer = window.setTimeout(() => giveUp(new Error('not ready in time')), patienceMs);

  let copy: Promise<string | null> | null = null;
  const copyOnce = async () => {
    giveKey(own);
    const thanks = await copySubmission(target, own).catch((error: unknown) => {
      reportError(error);
      return null;
    });
    // Without ours, theirs still has the lead; sent again, it is tried again under the same key.
    if (thanks === null) copy = null;
    // Without theirs, the lead is ours: who sent it gets its reference all the same.
    else window.setTimeout(() => location.assign(thanks), copyPatienceMs);
    return thanks;
  };
  loadHubspot(script)
    .then((forms) =>
      forms.create({
        portalId,
        formId,
        target: `#${target.id}`,
        css: '',
        onFormReady() {
          // Late: the visitor has ours by now.
          if (place.dataset.state !== 'loading') return target.remove();
          window.clearTimeout(timer);
          place.dataset.state = 'ready';
          place.querySelector('[role=status]')?.remove();
          dressForm(target, own);
        },
        onFormSubmit() {
          announceInquiry(busOf(own), { portalId, formId });
          copy ??= copyOnce();
        },
        async onFormSubmitted() {
          const late = new Promise<null>((resolve) => {
            window.setTimeout(resolve, copyPatienceMs, null);
          });
          const thanks = await Promise.race([copy ?? null, late]);
          location.assign(thanks ?? pathIn(currentLanguage(), '/thank-you'));
        },
      }),
    )
    .catch(giveUp);
}

/** The element id of spec §2 belongs to the form that is shown. */
function show(shown: HTMLElement, hidden: HTMLElement): void {
  hidden.hidden = true;
  hidden.removeAttribute('id');
  shown.hidden = false;
  shown.id = 'contact-form';
}

/** Something entered that the page did not come with, or an answer of the server. */
const isBegun = (form: HTMLFormElement): boolean =>
  form.querySelector('[data-error-summary]') !== null ||
  form.contains(document.activeElement) ||
  readTyped(form).entered.some(({ control }) => control.name !== 'email');
