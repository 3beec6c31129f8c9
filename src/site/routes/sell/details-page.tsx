import { t } from '@lingui/core/macro';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { SellFormIsland, type SellFormModel } from './sell-form-island.tsx';

interface DetailsPageProps {
  form: SellFormModel;
  token: string;
}

/** The form of step one again, filled in, to put something right. */
export function DetailsPage({ form, token }: DetailsPageProps) {
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
