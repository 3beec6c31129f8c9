import { t } from '@lingui/core/macro';
import { urls } from '#site/urls.ts';

/** The way to the report of a bus as a file, and to whether a copy of it is genuine. */
export function ReportLinks({ number }: { number: string }) {
  return (
    <p>
      <a href={urls.reportFile(number)} className="text-link">
        {t`Condition report (PDF)`}
      </a>
      {' · '}
      <a href={urls.check(number)} className="text-link">
        {t`Check a copy of it`}
      </a>
    </p>
  );
}
