import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { networkOf } from '#domain/leads/rate-limit.ts';
import type { OpenedSubmission } from '#domain/selling/selling-service.ts';
import { shownFileName, type SellerPhotoChange } from '#domain/selling/sell-photos.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import { mostPhotos } from '#domain/selling/submission.ts';
import { say } from '#messages/i18n.ts';
import { BodyFault } from '#site/body-fault.ts';
import { titleOf } from '#site/forms/wrong-title.ts';
import { keepPrivate } from '#site/keep-private.ts';
import { readPostedForm } from '#site/posted-form.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { openSubmission } from './open-submission.ts';
import { renderPrivatePage, unknownLinkPage } from './private-page.tsx';
import { photoChangesOf, photoTextName } from './photo-changes.ts';
import { presentPhotos } from './present-photos.ts';
import { readMultipart, textPart } from './read-multipart.ts';
import { goneProblem, correctProblems, photoIsHere, uploadProblem } from './sell-words.ts';
import { UploadingPage, type RefusedFile } from './uploading-page.tsx';

/** A form without scripts sends all its photos at once; 24 of a phone's usual 5 MB. */
const mostFormBytes = 120_000_000;
const mostParts = 100 + 2 * mostPhotos;
/** As long as captions can be, all at once. */
const mostChangeBytes = 64 * 1024;
const mostTextBytes = 4_096;

/** Step two: the page and its plain form. Scripts send photos in pieces (`photo-piece-routes.tsx`). */
export const uploadingRoutes = new Hono<SiteEnv>()
  .get(patterns.sellUploading, async (c) => {
    const draft = c.req.query('draft');
    if (!draft) return c.redirect(urls.sellYourBus(), 303);
    const opened = await openSubmission(c, draft);
    if (!opened) return unknownLinkPage(c);
    const { view } = opened;
    if (!view.canCorrect) return c.redirect(urls.sellStatus(view.token), 303);
    c.header('vary', 'Accept');
    return asksForPhotos(c) ? photosOf(c, view) : showPage(c, opened, nothingWrong);
  })
  .post(patterns.sellUploading, async (c) => {
    const opened = await openSubmission(c, c.req.query('draft'));
    if (!opened) return unknownLinkPage(c);
    const taken = await takeForm(c, opened);
    if (taken.refused.length > 0 || taken.fault || taken.unchanged) {
      const now = (await openSubmission(c, opened.view.token)) ?? opened;
      return showPage(c, now, taken);
    }
    const { token } = opened.view;
    if (!taken.finish) return c.redirect(urls.sellUploading(token), 303);
    const before = opened.submission.state;
    const { state } = await c.get('services').selling.service.finish(opened.submission);
    return c.redirect(state === before ? urls.sellStatus(token) : urls.sellDone(token), 303);
  })
  .post(patterns.sellPhotos, async (c) => {
    const opened = await openSubmission(c, c.req.query('draft'));
    if (!opened) return unknownLinkPage(c);
    const form = await readPostedForm(c.req.raw, { mostBytes: mostChangeBytes });
    const unchanged = await changePhotos(c, opened, new Map(Object.entries(form.texts())));
    const { token } = opened.view;
    if (unchanged === null) return c.redirect(urls.sellUploading(token), 303);
    const now = (await openSubmission(c, token)) ?? opened;
    if (asksForPhotos(c)) return photosOf(c, now.view, unchanged);
    return showPage(c, now, { ...nothingWrong, unchanged });
  });

interface TakenForm {
  refused: RefusedFile[];
  fault: BodyFault | null;
  /** What was not done to photos that are there, or were; null when all was. */
  unchanged: string | null;
  finish: boolean;
}

const nothingWrong: TakenForm = { refused: [], fault: null, unchanged: null, finish: false };

const asksForPhotos = (c: Context<SiteEnv>): boolean =>
  c.req.header('accept')?.startsWith('application/json') ?? false;

/**
 * Stores the photos of a plain form one after the other, as they arrive, and then what else was
 * done in it. Of a form that broke off, captions that came through are kept.
 */
async function takeForm(c: Context<SiteEnv>, opened: OpenedSubmission): Promise<TakenForm> {
  const texts = new Map<string, string>();
  const { refused, copies, fault } = await takeParts(c, opened, texts);
  if (fault) texts.delete('act');
  const unchanged = await changePhotos(c, opened, texts);
  const finish = texts.get('act') === 'finish';
  // Copies alone hold up no bus: it has these photos, and the form may be sent for the second time.
  const isHeldUp = refused.length > 0 || fault !== null || !finish;
  return { refused: isHeldUp ? [...refused, ...copies] : [], fault, unchanged, finish };
}

async function takeParts(
  c: Context<SiteEnv>,
  opened: OpenedSubmission,
  texts: Map<string, string>,
): Promise<Pick<TakenForm, 'refused' | 'fault'> & { copies: RefusedFile[] }> {
  const { photos } = c.get('services').selling;
  const refused: RefusedFile[] = [];
  const copies: RefusedFile[] = [];
  try {
    const limits = { parts: mostParts, bytes: mostFormBytes };
    for await (const part of readMultipart(c.req.raw, limits)) {
      if (photoTextName.test(part.name)) texts.set(part.name, await textPart(part, mostTextBytes));
      // A file input that was left alone sends one part without a name.
      if (part.name !== 'photos' || !part.fileName) continue;
      const fileName = shownFileName(part.fileName) ?? t`A file without a name`;
      const network = networkOf(c.get('clientAddress') ?? '');
      const from = { clientId: null, network, signal: c.req.raw.signal };
      const upload = { source: part.stream, sizeBytes: null, fileName, ...from };
      const answer = await photos.take(opened.submission, upload);
      if (answer.outcome === 'refused') refused.push({ fileName, message: answer.message });
      if (answer.outcome === 'repeated') copies.push({ fileName, message: photoIsHere() });
    }
    return { refused, copies, fault: null };
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    return { refused, copies, fault: error };
  }
}

/** Makes all the changes that it can; gives words for those that it cannot. */
async function changePhotos(
  c: Context<SiteEnv>,
  { submission }: OpenedSubmission,
  texts: ReadonlyMap<string, string>,
): Promise<string | null> {
  const { selling, settings } = c.get('services');
  const network = networkOf(c.get('clientAddress') ?? '');
  const gone: SellerPhotoChange[] = [];
  for (const change of photoChangesOf(texts)) {
    const outcome = await selling.photos.change(submission, change, network);
    if (outcome === 'too-late') return correctProblems[outcome](settings.phone.display);
    if (outcome === 'gone') gone.push(change);
    else if (outcome !== 'done') return say(outcome.message);
  }
  if (gone.length === 0) return null;
  return goneProblem(gone.flatMap((one) => (one.what === 'caption' ? one.caption : [])));
}

/** What the page learns after each change, `unchanged` being what could not be done. */
function photosOf(c: Context<SiteEnv>, view: SubmissionView, unchanged?: string): Response {
  const response = c.json({ photos: presentPhotos(view), unchanged }, unchanged ? 409 : 200);
  keepPrivate(response.headers);
  return response;
}

function showPage(
  c: Context<SiteEnv>,
  { view, doubts }: OpenedSubmission,
  { refused, fault, unchanged, finish }: TakenForm,
): Response {
  const isUnsent = finish && submissionCan.beFinished(view);
  const wrong = refused.length > 0 || fault !== null || unchanged !== null;
  const notTaken = t`Your bus is not sent yet: these photos were not taken. Choose others or go on without them, and press the button again.`;
  const onlyUnsent = t`Your bus is not sent yet: press the button again.`;
  const unsent = isUnsent ? (refused.length > 0 ? notTaken : onlyUnsent) : null;
  const said = [unchanged, fault ? uploadProblem(fault.reason) : unsent].filter(Boolean);
  const problem = said.length > 0 ? said.join(' ') : null;
  return renderPrivatePage(c, {
    title: titleOf(t`Photos of your bus`, wrong),
    status: fault?.status ?? (unchanged !== null ? 409 : wrong ? 422 : 200),
    body: (
      <UploadingPage
        model={{ view, doubts, refused, problem }}
        siteUrl={c.get('services').siteUrl}
      />
    ),
  });
}
