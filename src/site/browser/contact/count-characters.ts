import { lengthOf } from '#domain/forms/read-text.ts';
import { translated } from '../translated.ts';

/** Below each long text of the form, once half of it is used: how much room is left, or too much. */
export function countCharacters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')) {
    const most = Number(area.dataset.most);
    const count = document.createElement('p');
    count.className = 'mt-1 text-sm text-ink-600 figures';
    area.after(count);
    const show = () => {
      const left = most - lengthOf(area.value);
      const amount = Math.abs(left).toLocaleString(document.documentElement.lang || 'en-US');
      count.textContent =
        left < 0
          ? translated('{1} characters too many', amount)
          : translated('{1} characters left', amount);
      count.hidden = left > most / 2;
    };
    area.addEventListener('input', show);
    show();
  }
}
