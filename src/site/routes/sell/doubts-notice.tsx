import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import { Notice } from '#site/ui/notice.tsx';
import { sellFieldId } from '#site/islands/sell-form/sell-form-props.ts';
import { urls } from '#site/urls.ts';

interface DoubtsNoticeProps {
  doubts: readonly SubmissionDoubt[];
  token: string;
}

/** What may be a slip of the pen. It stops nobody. */
export function DoubtsNotice({ doubts, token }: DoubtsNoticeProps) {
  if (doubts.length === 0) return null;
  return (
    <Notice>
      <p className="sell-doubts-title">Worth a second look</p>
      <ul className="sell-doubts">
        {doubts.map(({ field, text }) => (
          <li key={text}>
            {text}{' '}
            <a href={`${urls.sellDetails(token)}#${sellFieldId(field)}`} className="text-link">
              Correct it
            </a>
          </li>
        ))}
      </ul>
      <p className="small-print">If it is right as it is, just go on.</p>
    </Notice>
  );
}
