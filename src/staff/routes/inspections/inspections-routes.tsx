import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import type { Inspection } from '#domain/inspections/inspection.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import { auditSubjectKey } from '#domain/staff/audit-log.ts';
import type { InspectionReview } from '#domain/staff/inspections/staff-inspections.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { languageOf, pathIn, type LanguageCode } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { redirectWith } from '#staff/flash.ts';
import { readTextForm } from '#staff/forms/read-form.ts';
import { readId } from '#staff/forms/read-id.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inspectionUrls } from './inspection-urls.ts';
import { InspectionReviewPage } from './inspection-review-page.tsx';
import {
  InspectionsPage,
  InspectionLinkPage,
  type InspectedThing,
  type TypedAsk,
} from './inspections-page.tsx';

/** Asking for inspections, reading what came, publishing it as a report. */
export const inspectionsRoutes = [
  route('GET', inspectionUrls.list, 'inventory.read', async (c) => {
    const of = await thingOf(c, c.req.query('listing'), c.req.query('submission'));
    return listPage(c, of);
  }),

  route('POST', inspectionUrls.list, 'inventory.edit', async (c) => {
    const { listing, submission, name = '', role, unit } = await readTextForm(c);
    const of = orNotFound(await thingOf(c, listing, submission));
    const asked = await c.get('staff').inspections.ask({
      of: of.of,
      unitId: readId(unit),
      by: { name, role: role === 'owner' ? 'owner' : 'staff' },
      member: c.get('member'),
    });
    if (asked.outcome !== 'asked') {
      return listPage(c, of, { name, role, unit, problem: asked.outcome });
    }
    const language = role === 'owner' ? await languageOfSeller(c, of) : 'en';
    const link = c.get('services').siteUrl + pathIn(language, urls.inspection(asked.token));
    const picture = renderSVG(link, { border: 2, pixelSize: 6 });
    return page(c, <InspectionLinkPage {...{ of, link, picture }} inspection={asked.inspection} />);
  }),

  route('GET', inspectionUrls.one, 'inventory.read', async (c) => {
    const review = await openReview(c);
    const canEdit = memberCan(c.get('member'), 'inventory.edit');
    const now = c.get('services').now();
    return page(c, <InspectionReviewPage {...{ review, canEdit, now }} />);
  }),

  route('POST', inspectionUrls.end, 'inventory.edit', async (c) => {
    const review = await openReview(c);
    const { id } = review.inspection;
    const ended = await c.get('staff').inspections.end(id, c.get('member'));
    return ended
      ? redirectWith(c, inspectionUrls.one(id), 'The link opens nothing any more.')
      : redirectWith(c, inspectionUrls.one(id), 'That link was over already.', 'problem');
  }),

  route('POST', inspectionUrls.publish, 'inventory.edit', async (c) => {
    const id = orNotFound(readId(c.req.param('id')));
    const { versions, photos } = await readTextForm(c);
    const seen = {
      versions: countIn(versions),
      photoIds: photos?.split(',').filter(Boolean).map(Number) ?? [],
    };
    const answer = await c.get('staff').inspections.publish(id, seen, c.get('member'));
    const say = (text: string, kind?: 'problem') =>
      redirectWith(c, inspectionUrls.one(id), text, kind);
    switch (answer.outcome) {
      case 'published':
        return say(
          `Published as ${answer.report.number}. Buyers see it on the bus page ${answer.isPublic ? 'now' : 'once the bus is published'}.`,
        );
      case 'changed':
        return say('Something came while you were reading. Look again, then publish.', 'problem');
      case 'sold':
        return say('The bus is sold: what was found is kept, and not published.', 'problem');
      case 'empty':
        return say('Nobody has looked at anything yet.', 'problem');
      case 'unit-gone':
        return say('That unit is no longer in the lot: nothing was published.', 'problem');
      case 'missing':
        return notFoundPage(c);
    }
  }),

  route('POST', inspectionUrls.withdraw, 'inventory.edit', async (c) => {
    const id = orNotFound(readId(c.req.param('id')));
    const { number = '' } = await readTextForm(c);
    const withdrawn = await c.get('staff').inspections.withdraw(number, c.get('member'));
    return withdrawn
      ? redirectWith(c, inspectionUrls.one(id), `${number} is withdrawn: nobody is shown it now.`)
      : redirectWith(c, inspectionUrls.one(id), 'That report was withdrawn already.', 'problem');
  }),
];

/** What strangers wrote about themselves is for those who answer it. */
const seesSubmissions = (c: Context<StaffEnv>) => memberCan(c.get('member'), 'submissions.work');

/** The inspection of the address, unless it is none of the member's business. */
async function openReview(c: Context<StaffEnv>): Promise<InspectionReview> {
  const id = orNotFound(readId(c.req.param('id')));
  const review = orNotFound(await c.get('staff').inspections.review(id));
  return orNotFound(review.listing || seesSubmissions(c) ? review : null);
}

const countIn = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : -1);

/** What an inspection is asked for; null for neither and for what is gone. */
async function thingOf(
  c: Context<StaffEnv>,
  listingId: string | undefined,
  reference: string | undefined,
): Promise<InspectedThing | null> {
  const { inventory, submissions } = c.get('staff');
  const id = readId(listingId);
  if (id !== null) {
    const found = await inventory.find(id);
    if (!found) return null;
    const { source, sourceId } = found.listing;
    return {
      of: { listingId: id },
      reference: null,
      seller: source === 'seller' ? sourceId : null,
      title: listingTitle(found.listing),
    };
  }
  if (!reference || !seesSubmissions(c)) return null;
  const { submission } = (await submissions.open(reference)) ?? {};
  return submission
    ? {
        of: { submissionId: submission.id },
        reference,
        seller: reference,
        title: submissionTitle(submission),
      }
    : null;
}

/** Owners read the language that they wrote to us in. */
async function languageOfSeller(
  c: Context<StaffEnv>,
  { seller }: InspectedThing,
): Promise<LanguageCode> {
  const sold = seller === null ? null : await c.get('staff').submissions.open(seller);
  return languageOf(sold?.submission.details.language) ?? 'en';
}

const subjectOf = ({ listingId, submissionId }: Inspection) =>
  listingId === null
    ? { subjectKind: 'submission', subjectId: String(submissionId) }
    : { subjectKind: 'listing', subjectId: String(listingId) };

async function listPage(
  c: Context<StaffEnv>,
  of: InspectedThing | null,
  typed?: TypedAsk,
): Promise<Response> {
  const { inspections, audit } = c.get('staff');
  const beforeId = readId(c.req.query('before')) ?? undefined;
  const listedOnly = !seesSubmissions(c);
  const found = await inspections.page({ ...of?.of, listedOnly, beforeId });
  const names = await audit.names(found.map(subjectOf));
  const nameOf = (one: Inspection) => names.get(auditSubjectKey(subjectOf(one)));
  const units = of ? await inspections.units(of.of) : [];
  const canEdit = memberCan(c.get('member'), 'inventory.edit');
  return page(
    c,
    <InspectionsPage
      {...{ of, found, nameOf, units, typed, canEdit }}
      now={c.get('services').now()}
    />,
    typed ? 422 : 200,
  );
}

const page = (c: Context<StaffEnv>, children: ReactNode, status: 200 | 422 = 200) =>
  renderStaffPage(c, { title: 'Inspections', children, status });
