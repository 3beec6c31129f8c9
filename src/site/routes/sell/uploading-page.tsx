import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { Island } from '#site/islands/island.tsx';
import { photoInputId } from '#site/islands/photo-queue/photo-chooser.tsx';
import { SellPhotoStep } from '#site/islands/photo-queue/photo-step.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { DoubtsNotice } from './doubts-notice.tsx';
import { presentPhotos } from './present-photos.ts';
import { SellProgress } from './sell-progress.tsx';
import { ShotChecklist } from './shot-checklist.tsx';

/** One file that was not taken: its name, and what to do. */
export interface RefusedFile {
  fileName: string;
  message: string;
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
  const errors = refused.map(({ fileName, message }) => `${fileName}: ${message}`);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Sell a Bus', href: urls.sellYourBus() }, { label: 'Photos' }]}
        title={view.photos.length === 0 ? 'Now show it' : 'Photos of your bus'}
        intro={
          <>
            {view.title}.{' '}
            <a href={urls.sellDetails(view.token)} className="text-link">
              Correct the details
            </a>
          </>
        }
      />
      {finished ? null : <SellProgress step={2} />}
      <div className="sell-page">
        <div className="sell-stack">
          <DoubtsNotice doubts={doubts} token={view.token} />
          <ErrorSummary
            problem={problem}
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
            className="sell-stack"
          />
          <PrivateLink siteUrl={siteUrl} view={view} />
        </div>
        <ShotChecklist />
      </div>
    </div>
  );
}

/** How to come back: the draft is on our server from the first step. */
function PrivateLink({ siteUrl, view }: { siteUrl: string; view: SubmissionView }) {
  const link = siteUrl + urls.sellStatus(view.token);
  return (
    <div className="sell-link">
      <p>
        <strong>Have to stop?</strong> Everything so far is saved. Keep this private link and go on
        whenever you like, from any phone or computer:
      </p>
      <p className="sell-link-address">
        <a href={urls.sellStatus(view.token)}>{link}</a>
      </p>
      <p className="small-print">
        Whoever has the link can change your submission, so share it with nobody else.
      </p>
    </div>
  );
}
