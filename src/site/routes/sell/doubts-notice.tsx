import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';
import { sellFieldId } from './sell-form-model.ts';

interface DoubtsNoticeProps {
  doubts: readonly SubmissionDoubt[];
  token: string;
}

/** What may be a slip of the pen. It stops nobody. */
export function DoubtsNotice({ doubts, token }: DoubtsNoticeProps) {
  if (doubts.length === 0) return null;
  return (
    <Notice>
      <p className="font-semibold">Worth a second look</p>
      <ul className="mt-1 grid gap-1">
        {doubts.map(({ field, text }) => (
          <li key={text}>
            {text}{' '}
            <a href={`${urls.sellDetails(token)}#${sellFieldId(field)}`} className="text-link">
              Correct it
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-600">If it is right as it is, just go on.</p>
    </Notice>
  );
}
