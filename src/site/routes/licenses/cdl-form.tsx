import { t } from '@lingui/core/macro';
import { ButtonLink, Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import type { CdlAnswer, CdlQuestion } from './cdl-question.ts';

export interface CdlFormProps {
  /** The fields as typed, so that a slip can be mended. */
  typed: { seats: string; wheelchair: string; gvwr: string };
  question: CdlQuestion;
  answer: CdlAnswer | null;
}

/** A GET form: the answer has an address of its own and needs no script. */
export function CdlForm({ typed, question, answer }: CdlFormProps) {
  const asked = Object.values(typed).some(Boolean);
  return (
    <section aria-labelledby="cdl-form-heading" className="cdl-form">
      <h2 id="cdl-form-heading">{t`Work it out`}</h2>
      <form action={`${urls.cdl()}#cdl-answer`} method="get">
        <TextField
          id="cdl-seats"
          name="seats"
          label={t`Passenger seats`}
          hint={t`Without the driver; fold-away seats included`}
          inputMode="numeric"
          defaultValue={typed.seats}
          error={fault(typed.seats, question.passengers)}
        />
        <TextField
          id="cdl-wheelchair"
          name="wheelchair"
          label={t`Wheelchair places`}
          hint={t`Leave empty for none`}
          inputMode="numeric"
          defaultValue={typed.wheelchair}
          error={fault(typed.wheelchair, question.wheelchairPositions)}
        />
        <TextField
          id="cdl-gvwr"
          name="gvwr"
          label={t`Weight rating (GVWR) in pounds`}
          hint={t`On the label inside the driver’s door`}
          inputMode="numeric"
          defaultValue={typed.gvwr}
          error={fault(typed.gvwr, question.gvwrLb)}
        />
        <Button type="submit">{t`Show the answer`}</Button>
      </form>
      {answer ? (
        <div id="cdl-answer" className={`cdl-answer cdl-answer-${answer.need}`} role="status">
          <h3>{answer.heading}</h3>
          <ul>
            {answer.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {answer.need === 'no' ? (
            <ButtonLink href={urls.buses({ cdl: 'no' })} look="secondary">
              {t`See buses that need no CDL`}
            </ButtonLink>
          ) : null}
        </div>
      ) : asked ? (
        <p id="cdl-answer" className="cdl-answer" role="status">
          {t`Give the seats, the weight rating, or both, as whole numbers.`}
        </p>
      ) : null}
    </section>
  );
}

const fault = (text: string, value: number | null) =>
  text.trim() !== '' && value === null ? t`This is not a whole number we can use.` : null;
