import { t } from '@lingui/core/macro';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import type { VinFill } from '#domain/selling/vin-fill.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';
import { filledWords } from '#site/forms/vin-doubt-words.ts';
import { SellFormIsland, type SellFormModel } from './sell-form-island.tsx';
import { AskedNotice } from './what-we-wrote.tsx';

interface DetailsPageProps {
  form: SellFormModel;
  view: Pick<SubmissionView, 'token' | 'told'>;
  /** What the VIN filled in, not saved yet. */
  filled?: VinFill;
}

/** The form of step one again, filled in, to put something right. */
export function DetailsPage({ form, view: { token, told }, filled = {} }: DetailsPageProps) {
  const words = filledWords(filled);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Sell a Bus`, href: urls.sellYourBus() },
          { label: t`Your bus`, href: urls.sellStatus(token) },
          { label: t`Details` },
        ]}
        title={t`Correct the details`}
      />
      <div className="sell-details">
        <AskedNotice told={told} />
        {words ? (
          <Notice>
            <p>{words}</p>
            <p>{t`Save the details to keep it.`}</p>
          </Notice>
        ) : null}
        <SellFormIsland model={form} />
        <p>
          <a href={urls.sellStatus(token)} className="text-link">
            {t`Leave it as it was`}
          </a>
        </p>
      </div>
    </div>
  );
}
