import { t } from '@lingui/core/macro';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import { Notice } from '#site/ui/notice.tsx';
import { sellFieldId } from '#site/islands/sell-form/sell-form-props.ts';
import { urls } from '#site/urls.ts';
import { doubtWords } from '#site/words/doubt-words.ts';

interface DoubtsNoticeProps {
  doubts: readonly SubmissionDoubt[];
  token: string;
}

/** What may be a slip of the pen. It stops nobody. */
export function DoubtsNotice({ doubts, token }: DoubtsNoticeProps) {
  if (doubts.length === 0) return null;
  return (
    <Notice>
      <p className="sell-doubts-title">{t`Worth a second look`}</p>
      <ul className="sell-doubts">
        {doubts.map((doubt) => (
          <li key={doubt.is}>
            {doubtWords(doubt)}{' '}
            <a
              href={`${urls.sellDetails(token)}#${sellFieldId(doubt.field)}`}
              className="text-link"
            >
              {t`Correct it`}
            </a>
          </li>
        ))}
      </ul>
      {doubts.some((doubt) => 'typed' in doubt && doubt.typed === null) ? (
        <p>
          <a href={urls.sellDetails(token, { from: 'vin' })} className="text-link">
            {t`Fill in what the VIN says`}
          </a>
        </p>
      ) : null}
      <p className="small-print">{t`If it is right as it is, leave it.`}</p>
    </Notice>
  );
}
