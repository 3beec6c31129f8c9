import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { emailKey } from '#domain/forms/read-text.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { repeatCost } from '#domain/leads/shared-limit.ts';
import { formValuesOf } from '#domain/selling/present-submission.ts';
import type { CorrectAnswer, OpenedSubmission } from '#domain/selling/selling-service.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import { sellFields, type SellFormValues } from '#domain/selling/sell-form.ts';
import { vinFill } from '#domain/selling/fill-from-vin-answer.ts';
import { emptyOnly, type VinFill } from '#domain/selling/vin-fill.ts';
import { tooOften } from '#site/forms/form-words.ts';
import { readFormPost } from '#site/forms/read-form-post.ts';
import { titleOf } from '#site/forms/wrong-title.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { DetailsPage } from './details-page.tsx';
import { DonePage } from './done-page.tsx';
import { openSubmission } from './open-submission.ts';
import { renderPrivatePage, unknownLinkPage } from './private-page.tsx';
import type { SellFormModel } from './sell-form-island.tsx';
import { correctProblems, differenceAt, unreadableSell } from './sell-words.ts';
import { StatusPage } from './status-page.tsx';

/** Step three, and the seller's own page with what can still be changed there. */
export const statusRoutes = new Hono<SiteEnv>()
  .get(patterns.sellDone, async (c) => {
    const draft = c.req.query('draft');
    if (!draft) return c.redirect(urls.sellYourBus(), 303);
    const opened = await openSubmission(c, draft);
    if (!opened) return unknownLinkPage(c);
    const { settings, siteUrl } = c.get('services');
    const { view } = opened;
    // Not handed in yet, or long past that: the private page says how it stands.
    if (view.state !== 'submitted') return c.redirect(urls.sellStatus(view.token), 303);
    return renderPrivatePage(c, {
      title: t`We have your bus`,
      body: <DonePage view={view} settings={settings} siteUrl={siteUrl} />,
    });
  })
  .get(patterns.sellStatus, async (c) => {
    const opened = await openSubmission(c, c.req.param('token'));
    if (!opened) return unknownLinkPage(c);
    const { view, doubts, submission } = opened;
    const { settings, inventory } = c.get('services');
    const { listingId } = submission;
    const [bus = null] = listingId === null ? [] : await inventory.details([listingId]);
    return renderPrivatePage(c, {
      title: t`Your bus`,
      body: <StatusPage view={view} doubts={doubts} settings={settings} bus={bus} />,
    });
  })
  .post(patterns.sellWithdraw, async (c) => {
    const opened = await openSubmission(c, c.req.param('token'));
    if (!opened) return unknownLinkPage(c);
    await c.get('services').selling.service.withdraw(opened.submission);
    return c.redirect(urls.sellStatus(opened.view.token), 303);
  })
  .get(patterns.sellDetails, async (c) => {
    const opened = await openSubmission(c, c.req.param('token'));
    if (!opened) return unknownLinkPage(c);
    if (!opened.view.canCorrect) return c.redirect(urls.sellStatus(opened.view.token), 303);
    const typed = formValuesOf(opened.submission);
    const filled = c.req.query('from') === 'vin' ? filledFromVin(c, typed) : {};
    return showDetails(c, opened, { ...typed, ...filled }, undefined, filled);
  })
  .post(patterns.sellDetails, async (c) => {
    const opened = await openSubmission(c, c.req.param('token'));
    if (!opened) return unknownLinkPage(c);
    const { selling, settings, reportFault } = c.get('services');
    const phone = settings.phone.display;
    const post = await readFormPost(c, sellFields);
    if ('refused' in post) {
      return showDetails(c, opened, formValuesOf(opened.submission), {
        status: post.refused,
        problem: unreadableSell(post.refused, phone),
      });
    }
    const { typed } = post;
    const revision = Number(post.hidden('revision'));
    const turn = await turnFor(c, opened, typed);
    if (turn && turn.waitSeconds > 0) {
      c.header('retry-after', String(turn.waitSeconds));
      const problem = tooOften(turn.waitSeconds, phone);
      return showDetails(c, opened, typed, { status: 429, problem, revision });
    }
    let answer: CorrectAnswer;
    try {
      answer = await selling.service.correct(opened.submission, { typed, revision });
    } catch (error) {
      await turn?.settle(0);
      reportFault?.(c.get('requestId'), error);
      const problem = t`We could not save your changes. What you typed is still here: try again in a few minutes, or call ${phone}.`;
      return showDetails(c, opened, typed, { status: 503, problem, revision });
    }
    await turn?.settle(answer.outcome === 'corrected' ? 1 : repeatCost);
    if (answer.outcome === 'corrected') {
      const { token } = opened.view;
      // Where it is sent from, when the seller has still to do that.
      const isUnsent = submissionCan.beFinished(opened.submission);
      return c.redirect(isUnsent ? urls.sellUploading(token) : urls.sellStatus(token), 303);
    }
    if (answer.outcome === 'invalid') {
      // It still corrects what its page was made of, not what another window saved since.
      return showDetails(c, opened, typed, {
        status: 422,
        problem: null,
        errors: answer.errors,
        revision,
      });
    }
    return showDetails(c, opened, typed, {
      status: 409,
      problem: correctProblems[answer.outcome](phone),
      ...('revision' in answer
        ? { revision: answer.revision, errors: answer.differing.map(differenceAt) }
        : {}),
    });
  });

interface Trouble {
  status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  problem: string | null;
  errors?: SellFormModel['errors'];
  revision?: number;
}

/** Our mails follow a corrected address, so a new one counts as it does in a form that begins. */
function turnFor(c: Context<SiteEnv>, { submission }: OpenedSubmission, typed: SellFormValues) {
  const { service } = c.get('services').selling;
  return emailKey(typed.email ?? '') === emailKey(submission.details.email ?? '')
    ? null
    : service.takeTurn({ address: c.get('clientAddress') ?? '', typed, key: null });
}

/** What the VIN says where nothing was typed. */
function filledFromVin(c: Context<SiteEnv>, typed: SellFormValues): VinFill {
  const { selling, now } = c.get('services');
  const answer = lookUpVin(typed.vin ?? '', { table: selling.vinTable, now: now() });
  return emptyOnly(vinFill(answer), typed);
}

function showDetails(
  c: Context<SiteEnv>,
  { view }: OpenedSubmission,
  typed: SellFormValues,
  trouble?: Trouble,
  filled?: VinFill,
): Response {
  const form: SellFormModel = {
    action: urls.sellDetails(view.token),
    typed,
    errors: trouble?.errors ?? [],
    problem: trouble?.problem ?? null,
    button: t`Save the details`,
    start: null,
    revision: trouble?.revision ?? view.revision,
  };
  return renderPrivatePage(c, {
    title: titleOf(t`Correct the details`, trouble !== undefined),
    status: trouble?.status,
    body: <DetailsPage form={form} view={view} filled={filled} />,
  });
}
