import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { mostPhotos } from '#domain/selling/submission.ts';
import { Button } from '#site/ui/button.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { DoubtsNotice } from './doubts-notice.tsx';
import { PhotoList } from './photo-list.tsx';
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

const inputId = 'sell-photo-input';
const uploadFormId = 'sell-upload-form';

/** Step two: photos. A plain form that takes many files; a script makes each upload its own. */
export function UploadingPage({ model, siteUrl }: { model: UploadingModel; siteUrl: string }) {
  const { view, doubts, refused, problem } = model;
  const room = Math.max(0, mostPhotos - view.photos.length);
  const finished = view.state !== 'draft' && view.state !== 'needs-info';
  const errors = refused.map(({ fileName, message }) => ({
    href: `#${inputId}`,
    text: `${fileName}: ${message}`,
  }));
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
      <div className="sell-page mt-6">
        <div className="grid content-start gap-5">
          <DoubtsNotice doubts={doubts} token={view.token} />
          <form
            id={uploadFormId}
            method="post"
            action={urls.sellUploading(view.token)}
            encType="multipart/form-data"
            data-sell-upload={urls.sellPhoto(view.token)}
            data-arrange={urls.sellPhotos(view.token)}
            data-room={room}
          >
            <ErrorSummary problem={problem} errors={errors} />
            <div className="sell-drop" data-sell-drop="">
              <label htmlFor={inputId} className="sell-drop-label">
                <Icon name="share" size={28} />
                <span>Choose photos</span>
              </label>
              <input
                id={inputId}
                name="photos"
                type="file"
                multiple
                accept="image/*,.heic,.heif"
                aria-describedby={`${inputId}-hint`}
                aria-invalid={errors.length > 0 ? true : undefined}
                disabled={room === 0}
              />
              <p id={`${inputId}-hint`} className="text-sm text-ink-600">
                {room === 0
                  ? `All ${mostPhotos} places are taken.`
                  : `Up to ${room} ${view.photos.length > 0 ? 'more ' : ''}photos of up to 20 MB each. On a slow line send a few at a time.`}
              </p>
              {errors.map(({ text }) => (
                <p key={text} className="sell-file-error">
                  {text}
                </p>
              ))}
              <Button type="submit" name="act" value="add" look="secondary" data-sell-add="">
                Send these photos
              </Button>
            </div>
            <ul className="sell-queue" data-sell-queue="" />
            <p className="sr-only" role="status" data-sell-said="" />
          </form>
          <PhotoList view={view} />
          <div className="sell-finish">
            <Button type="submit" form={uploadFormId} name="act" value="finish" large>
              {finished ? 'Done with the photos' : 'Send my bus'}
            </Button>
            <p className="text-ink-600" data-sell-count="">
              {view.photos.length === 0
                ? 'You can send it without photos and add them later.'
                : `${view.photos.length} of ${mostPhotos} photos are here.`}
            </p>
          </div>
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
      <p className="text-sm text-ink-600">
        Whoever has the link can change your submission, so share it with nobody else.
      </p>
    </div>
  );
}
