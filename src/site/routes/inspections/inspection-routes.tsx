import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { inspectionSections } from '#domain/inspections/inspection-sections.ts';
import type { OpenInspection } from '#domain/inspections/inspection-service.ts';
import { titleOf } from '#site/forms/wrong-title.ts';
import { keepPrivate } from '#site/keep-private.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { renderPrivatePage } from '#site/routes/sell/private-page.tsx';
import { patterns, urls } from '#site/urls.ts';
import { sectionNames } from '#site/words/inspection-words.ts';
import { say } from '#messages/i18n.ts';
import { inspectionOverview, inspectionPaths, sectionForm } from './inspection-model.ts';
import { InspectionPage, InspectionSectionPage } from './inspection-pages.tsx';
import { inspectionSyncRoutes } from './inspection-sync-routes.ts';
import { endedPage, openInspection } from './open-inspection.tsx';
import { takeSection } from './take-section.ts';

/** The private pages of one inspection: plain forms first, kept on the phone where there are scripts. */
export const inspectionRoutes = new Hono<SiteEnv>()
  .get(patterns.inspectionWorker, (c) => {
    const file = c.get('services').assets.assetUrl('src/site/browser/inspection-worker.ts');
    const answer = c.body(`import ${JSON.stringify(file)};\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
    });
    keepPrivate(answer.headers);
    return answer;
  })
  .route('/', inspectionSyncRoutes)
  .get(patterns.inspection, async (c) => {
    const token = c.req.param('token');
    const opened = await openInspection(c, token);
    if (!opened) return endedPage(c);
    return renderPrivatePage(c, {
      title: t`Inspection`,
      body: <InspectionPage opened={opened} overview={inspectionOverview(token, opened)} />,
    });
  })
  .post(patterns.inspectionDone, async (c) => {
    const token = c.req.param('token');
    const opened = await openInspection(c, token);
    if (!opened) return endedPage(c);
    await c.get('services').inspections.handIn(opened.inspection);
    return c.redirect(urls.inspection(token), 303);
  })
  .get(patterns.inspectionSection, async (c) => {
    const section = sectionOf(c.req.param('section'));
    const opened = await openInspection(c, c.req.param('token'));
    if (!opened) return endedPage(c);
    return section ? showSection(c, opened, section) : c.notFound();
  })
  .post(patterns.inspectionSection, async (c) => {
    const token = c.req.param('token');
    const section = sectionOf(c.req.param('section'));
    const opened = await openInspection(c, token);
    if (!opened) return endedPage(c);
    if (!section) return c.notFound();
    const taken = await takeSection(c, opened, section);
    if (taken.problems.length > 0) {
      // Ended while the form was on its way, nothing of it was kept.
      const now = await openInspection(c, token);
      return now ? showSection(c, now, section, taken) : endedPage(c);
    }
    const paths = inspectionPaths(token, section);
    return c.redirect(taken.stays ? paths.page : paths.next, 303);
  });

const sectionOf = (key: string) => inspectionSections.find((section) => section.key === key);

function showSection(
  c: Context<SiteEnv>,
  opened: OpenInspection,
  section: (typeof inspectionSections)[number],
  wrong?: Awaited<ReturnType<typeof takeSection>>,
): Response {
  const token = c.req.param('token') ?? '';
  return renderPrivatePage(c, {
    title: titleOf(say(sectionNames[section.key]), wrong !== undefined),
    status: wrong ? 422 : 200,
    body: (
      <InspectionSectionPage
        token={token}
        opened={opened}
        section={section}
        problems={wrong?.problems ?? []}
        form={sectionForm(token, opened, section, c.get('services').now(), wrong)}
      />
    ),
  });
}
