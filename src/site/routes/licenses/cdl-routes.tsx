import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { say } from '#messages/i18n.ts';
import { cdlTitle } from './cdl-rules.ts';
import { CdlPage } from './cdl-page.tsx';
import { answerCdl, readCdlQuestion } from './cdl-question.ts';

const longestValue = 20;

export const cdlRoutes = new Hono<SiteEnv>().get(patterns.cdl, (c) => {
  const { settings } = c.get('services');
  const parameters = new URL(c.req.url).searchParams;
  const typed = (name: string) => (parameters.get(name) ?? '').slice(0, longestValue);
  const question = readCdlQuestion(parameters);
  const answer = answerCdl(question);
  return renderPage(c, {
    meta: {
      title: `${say(cdlTitle)} | ${settings.name}`,
      description: t`The federal CDL rule for buses in plain words: 16 people with the driver or 26,001 pounds. With a form that does the sum.`,
      canonicalPath: urls.cdl(),
    },
    current: 'none',
    body: (
      <CdlPage
        model={{
          typed: { seats: typed('seats'), wheelchair: typed('wheelchair'), gvwr: typed('gvwr') },
          question,
          answer,
        }}
      />
    ),
  });
});
