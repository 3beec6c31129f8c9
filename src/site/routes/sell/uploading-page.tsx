import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { say, type Text } from '#messages/i18n.ts';
import { Island } from '#site/islands/island.tsx';
import { photoInputId } from '#site/islands/photo-queue/photo-chooser.tsx';
import { SellPhotoStep } from '#site/islands/photo-queue/photo-step.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { submissionHeading } from '#site/words/submission-name.ts';
import { DoubtsNotice } from './doubts-notice.tsx';
import { presentPhotos } from './present-photos.ts';
import { SellProgress } from './sell-progress.tsx';
import { ShotChecklist } from './shot-checklist.tsx';
import { AskedNotice } from './what-we-wrote.tsx';

/** One file that was not taken: its name, and what to do. */
export interface RefusedFile {
  fileName: string;
  message: Text;
}

export interface UploadingModel {
  view: SubmissionView;
  doubts: readonly SubmissionDoubt[];
  refused: readonly RefusedFile[];
  problem: string | null;
}

/** Step two: photos. */
export function UploadingPage({ model, siteUrl }: { model: UploadingModel; siteUrl: string }) {
  const { view, doubts, refused, problem } = model;
  const finished = view.state !== 'draft' && view.state !== 'needs-info';
  const errors = refused.map(
    ({ fileName, message }) => t`${fileName}: ${{ problem: say(message) }}`,
  );
  const bus = submissionHeading(view);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Sell a Bus`, href: urls.sellYourBus() }, { label: t`Photos` }]}
        title={view.photos.length === 0 ? t`Now show it` : t`Photos of your bus`}
        intro={
          <Trans>
            {bus}.{' '}
            <a href={urls.sellDetails(view.token)} className="text-link">
              Correct the details
            </a>
          </Trans>
        }
      />
      {finished ? null : <SellProgress step={2} />}
      <div className="sell-page">
        <div className="sell-stack">
          <AskedNotice told={view.told} />
          <DoubtsNotice doubts={doubts} token={view.token} />
          <ErrorSummary
            problem={problem}
            title={t`There is a problem`}
            errors={errors.map((text) => ({ href: `#${photoInputId}`, text }))}
          />
          <Island
            name="photo-step"
            when="idle"
            component={SellPhotoStep}
            props={{
              photos: presentPhotos(view),
              paths: {
                page: urls.sellUploading(view.token),
                photo: urls.sellPhoto(view.token),
                change: urls.sellPhotos(view.token),
              },
              isFinished: finished,
              errors,
            }}
          />
          <PrivateLink siteUrl={siteUrl} view={view} finished={finished} />
        </div>
        <ShotChecklist captions={view.photos.map(({ caption }) => caption)} />
      </div>
    </div>
  );
}

interface PrivateLinkProps {
  siteUrl: string;
  view: SubmissionView;
  /** It waits for us, not for the seller. */
  finished: boolean;
}

/** How to come back: the draft is on our server from the first step. */
function PrivateLink({ siteUrl, view, finished }: PrivateLinkProps) {
  const link = siteUrl + urls.sellStatus(view.token);
  return (
    <div className="sell-link">
      <p>
        {finished ? (
          <Trans>
            <strong>We have your bus.</strong> Your private page says how it stands:
          </Trans>
        ) : (
          <Trans>
            <strong>Have to stop?</strong> Everything so far is saved. Keep this private link and go
            on whenever you like, from any phone or computer:
          </Trans>
        )}
      </p>
      <p className="sell-link-address">
        <a href={urls.sellStatus(view.token)}>{link}</a>
      </p>
      <p className="small-print">
        {t`Whoever has the link can change your submission, so share it with nobody else.`}
      </p>
    </div>
  );
}
