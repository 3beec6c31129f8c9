import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  unsignedTailBytes,
  type CopyVerdict,
  type PublicKey,
} from '#domain/documents/signed-file.ts';
import { sayOfficeDate } from '#site/forms/office-times.ts';
import type { ConditionReport } from '#domain/inspections/condition-report.ts';
import { sayLongDate } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { itemWords, severityNames } from '#site/words/inspection-words.ts';
import { withUnit } from '#site/words/lot-words.ts';
import { asPublished, ownerMark, reportFacts, saySummary } from './report-words.ts';

/** What came of looking at a copy that somebody has. */
export type CheckedCopy = (CopyVerdict & { sha256: string }) | { is: 'none' | 'too-large' };

export interface CheckPageModel {
  /** As asked for; it need not be one of ours. */
  number: string;
  /** Null for one that was withdrawn, too. */
  report: ConditionReport | null;
  withdrawnAt: string | null;
  /** Of the newest report of the bus. */
  currentNumber: string | null;
  /** The address of the bus; null while nobody may see it. */
  busPage: string | null;
  keys: readonly PublicKey[];
  /** Of the file as we hand it out, where it was made. */
  fileSha256: string | null;
  copy: CheckedCopy | null;
}

/** Tells whoever holds a report in his hands what it is worth. */
export function CheckPage({ model }: { model: CheckPageModel }) {
  const { number, report, withdrawnAt, copy } = model;
  const isKnown = report !== null || withdrawnAt !== null;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Condition report` }]}
        title={isKnown ? t`Condition report ${number}` : t`We have no report ${number}`}
        intro={
          isKnown
            ? report && withUnit(report.bus.title, report.bus.unit)
            : t`Nothing was published here under this number. Compare it with the paper, letter by letter; if it is the same, the paper is not from us.`
        }
      />
      <CopyAnswer copy={copy} number={number} />
      {withdrawnAt === null ? null : <Withdrawn at={withdrawnAt} />}
      {report ? <About model={model} report={report} /> : null}
      <CopyForm number={number} />
      <HowSigned model={model} />
    </div>
  );
}

/** What it said is told no more; a copy is as genuine as it was, and worth nothing. */
function Withdrawn({ at }: { at: string }) {
  const day = sayOfficeDate(at);
  return (
    <section className="ask-part">
      <Notice>
        <p>
          <strong>{t`This report was withdrawn on ${day}.`}</strong>{' '}
          {t`We published it and stand behind it no more, so we hand out neither the file nor what it says. A copy that is genuine is as it was before that day. Do not rely on it; ask us about the bus.`}
        </p>
      </Notice>
    </section>
  );
}

function About({ model, report }: { model: CheckPageModel; report: ConditionReport }) {
  const { currentNumber, busPage } = model;
  const mark = ownerMark(report);
  const { number } = report;
  const grave = asPublished(report).weighty.filter(({ severity }) => severity !== 'note');
  return (
    <section aria-labelledby="report-heading" className="prose ask-part">
      <h2 id="report-heading">{t`What we published`}</h2>
      {mark ? (
        <Notice>
          <p>{mark}</p>
        </Notice>
      ) : null}
      {currentNumber === null || currentNumber === number ? (
        <p>{t`This is the newest report of this bus.`}</p>
      ) : (
        <Notice>
          <p>
            <Trans>
              This bus was inspected again since. The newest report is{' '}
              <a href={urls.check(currentNumber)} className="text-link">
                {currentNumber}
              </a>
              .
            </Trans>
          </p>
        </Notice>
      )}
      <SpecificationTable
        group={{ label: t`The bus and who looked at it`, rows: reportFacts(report) }}
      />
      <h3>{t`What was found`}</h3>
      <p>{saySummary(report)}</p>
      {grave.length > 0 ? (
        <ul>
          {grave.map(({ item, severity, note }) => (
            <li key={item}>
              <strong>{t`${{ label: say(itemWords[item].name) }}:`}</strong>{' '}
              {say(severityNames[severity])}
              {note ? (
                <>
                  . <span lang="">{short(note)}</span>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <ButtonLink href={urls.reportFile(number)}>{t`Condition report (PDF)`}</ButtonLink>{' '}
        {busPage === null ? null : (
          <a href={busPage} className="text-link">
            {t`See the bus`}
          </a>
        )}
      </p>
    </section>
  );
}

/** The report itself has the whole note. */
const short = (note: string) => (note.length > 300 ? `${note.slice(0, 299)}…` : note);

function CopyForm({ number }: { number: string }) {
  return (
    <section aria-labelledby="copy-heading" className="ask-part no-print">
      <h2 id="copy-heading">{t`Check your copy`}</h2>
      <form
        method="post"
        action={`${urls.check(number)}#copy-answer`}
        encType="multipart/form-data"
        className="ask-form"
      >
        <TextField
          id="copy"
          name="copy"
          type="file"
          accept="application/pdf,.pdf"
          required
          label={t`The PDF file you were sent`}
          hint={t`We look at its bytes and keep nothing of it.`}
        />
        <Button type="submit">{t`Check it`}</Button>
      </form>
    </section>
  );
}

function CopyAnswer({ copy, number }: { copy: CheckedCopy | null; number: string }) {
  if (!copy) return null;
  const sha256 = 'sha256' in copy ? copy.sha256 : null;
  return (
    <section id="copy-answer" aria-labelledby="copy-answer-heading" className="ask-answer">
      <h2 id="copy-answer-heading">{verdictTitle(copy)}</h2>
      <p>{verdictSentence(copy, number)}</p>
      {sha256 ? (
        <p className="text-muted">
          {t`SHA-256 of your copy:`} <code className="check-code">{sha256}</code>
        </p>
      ) : null}
    </section>
  );
}

function verdictTitle({ is }: CheckedCopy): string {
  switch (is) {
    case 'genuine':
      return t`Your copy is genuine`;
    case 'changed':
      return t`Your copy was changed`;
    case 'not-ours':
    case 'too-large':
      return t`Your copy is not as we made it`;
    case 'none':
      return t`No file was chosen`;
  }
}

function verdictSentence(copy: CheckedCopy, asked: string): string {
  switch (copy.is) {
    case 'genuine': {
      const { number } = copy;
      return number === asked
        ? t`Every byte of it is as we signed it. Its number is ${number}.`
        : t`Every byte of it is as we signed it, but it is another report: ${number}. Look whether it is about the bus you mean.`;
    }
    case 'changed':
      return t`It was signed by us, and at least one byte of it is different now. Do not rely on it; take the report from this page.`;
    case 'not-ours':
      return t`It does not end with a signature of ours. Either it is not from us, or it was cut short, printed or saved anew by a program. Take the report from this page and compare.`;
    case 'too-large':
      return t`It has more than 6 MB; ours have at most 5.`;
    case 'none':
      return t`Choose the PDF file of the report first.`;
  }
}

/** For those who would rather not ask us. */
function HowSigned({ model: { keys, fileSha256 } }: { model: CheckPageModel }) {
  const bytes = unsignedTailBytes;
  return (
    <section aria-labelledby="signed-heading" className="prose ask-part">
      <h2 id="signed-heading">{t`How it is signed`}</h2>
      <p>
        <Trans>
          Each file ends with a line that names the report, our key and a signature (Ed25519). The
          last {bytes} bytes are the signature in hexadecimal and a line break; everything before
          them is signed. Whoever has{' '}
          <a href={urls.reportKeys()} className="text-link">
            our public key
          </a>{' '}
          can check a copy without us:
        </Trans>
      </p>
      <pre>
        <code>{offlineCheck}</code>
      </pre>
      {fileSha256 ? (
        <p>
          {t`SHA-256 of the file as we hand it out in this language:`}{' '}
          <code className="check-code">{fileSha256}</code>
        </p>
      ) : null}
      <p>{t`Fingerprints of our keys, SHA-256, the newest first:`}</p>
      <ul>
        {keys.map(({ fingerprint, madeAt }) => (
          <li key={fingerprint}>
            <code className="check-code">{fingerprint}</code>{' '}
            {t`since ${{ day: sayLongDate(madeAt) }}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const offlineCheck = `head -c -${unsignedTailBytes} report.pdf > signed
tail -c ${unsignedTailBytes} report.pdf | xxd -r -p > signature
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed -sigfile signature`;
