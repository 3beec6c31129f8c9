import { t } from '@lingui/core/macro';
import type { MouseEvent, Ref } from 'react';

interface ErrorSummaryProps {
  /** What went wrong as a whole, when it is no single field. */
  problem?: string | null;
  /** Above that; "Not sent yet" unless told. */
  title?: string;
  /** One line a field; the same words stand at the field. */
  errors: readonly { href: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * Everything that has to be put right, before the form, with a way to each field (the GOV.UK
 * pattern). `autoFocus` takes keyboard and screen reader there without a script.
 */
export function ErrorSummary({ problem, title, errors, ref }: ErrorSummaryProps) {
  if (!problem && errors.length === 0) return null;
  return (
    <div
      ref={ref}
      className="error-summary"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is an answer to what was sent
      autoFocus
      aria-labelledby="error-summary-title"
      data-error-summary=""
    >
      <h2 id="error-summary-title">
        {problem ? (title ?? t`Not sent yet`) : t`There is a problem`}
      </h2>
      {problem ? <p>{problem}</p> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ href, text }) => (
            <li key={href}>
              <a href={href} onClick={focusField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Browsers only scroll to a field; with a script the cursor is in it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
