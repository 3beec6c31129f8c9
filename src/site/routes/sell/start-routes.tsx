import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { startForm } from '#domain/forms/form-start.ts';
import { repeatCost } from '#domain/leads/shared-limit.ts';
import { sellFields, type SellFormValues } from '#domain/selling/sell-form.ts';
import type { StartAnswer } from '#domain/selling/selling-service.ts';
import { tooOften } from '#site/forms/form-words.ts';
import { readFormPost } from '#site/forms/read-form-post.ts';
import { titleOf } from '#site/forms/wrong-title.ts';
import { renderPage } from '#site/render-page.tsx';
import { foreignLanguageOf } from '#site/languages/page-addresses.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { ReceivedPage } from './received-page.tsx';
import { renderPrivatePage } from './private-page.tsx';
import type { SellFormModel } from './sell-form-island.tsx';
import { SellPage } from './sell-page.tsx';
import { startProblems, unreadableSell } from './sell-words.ts';

/** Step one: the form, and the draft that it starts on the server. */
export const startRoutes = new Hono<SiteEnv>()
  .get(patterns.sellYourBus, (c) => showForm(c, {}))
  .post(patterns.sellYourBus, async (c) => {
    const { selling, settings, reportFault } = c.get('services');
    const phone = settings.phone.display;
    const post = await readFormPost(c, sellFields);
    if ('refused' in post) {
      return showForm(
        c,
        {},
        { status: post.refused, problem: unreadableSell(post.refused, phone) },
      );
    }
    const { typed } = post;
    const key = post.key ?? '';
    const turn = await selling.service.takeTurn({
      address: c.get('clientAddress') ?? '',
      typed,
      key,
    });
    if (turn.waitSeconds > 0) {
      c.header('retry-after', String(turn.waitSeconds));
      return showForm(c, typed, { status: 429, problem: tooOften(turn.waitSeconds, phone) });
    }
    let answer: StartAnswer;
    try {
      answer = await selling.service.start({
        typed,
        key,
        language: foreignLanguageOf(c),
        signals: await post.signals(),
      });
    } catch (error) {
      await turn.settle(0);
      reportFault?.(c.get('requestId'), error);
      // The key stays: should the row have been stored after all, the same words find it again.
      const problem = startProblems.unavailable(phone);
      return showForm(c, typed, { status: 503, problem, key: post.hidden('key') });
    }
    const stored = answer.outcome === 'kept' || (answer.outcome === 'started' && !answer.repeated);
    await turn.settle(stored ? 1 : repeatCost);
    if (answer.outcome === 'started') {
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'same-origin');
      return c.redirect(urls.sellUploading(answer.token), 303);
    }
    if (answer.outcome === 'kept') {
      const { siteUrl } = c.get('services');
      return renderPrivatePage(c, {
        title: t`We have your bus`,
        status: 202,
        body: <ReceivedPage {...answer} settings={settings} siteUrl={siteUrl} />,
      });
    }
    if (answer.outcome === 'invalid') {
      return showForm(c, typed, {
        status: 422,
        problem: null,
        errors: answer.errors,
        key: post.hidden('key'),
        stamp: post.hidden('stamp'),
      });
    }
    const status = answer.outcome === 'bad-key' ? 400 : 422;
    return showForm(c, typed, { status, problem: startProblems[answer.outcome](phone) });
  });

interface Trouble {
  status: ContentfulStatusCode;
  problem: string | null;
  errors?: SellFormModel['errors'];
  /** Of the form that was sent, when it may be sent again under the same key. */
  key?: string;
  stamp?: string;
}

async function showForm(
  c: Context<SiteEnv>,
  typed: SellFormValues,
  trouble?: Trouble,
): Promise<Response> {
  const { content, leads, settings, now } = c.get('services');
  const fresh = c.env?.formStart ?? (await startForm(leads.clock, now().getTime()));
  const form: SellFormModel = {
    action: urls.sellYourBus(),
    typed,
    errors: trouble?.errors ?? [],
    problem: trouble?.problem ?? null,
    button: t`Go on to the photos`,
    start: {
      key: trouble?.key || fresh.key,
      stamp: trouble?.stamp || fresh.stamp,
    },
    revision: null,
  };
  // The form is worth more than the questions under it.
  const faqs = await content.faqs().catch(() => []);
  const response = renderPage(c, {
    meta: {
      title: `${titleOf(t`Sell your bus for free`, trouble !== undefined)} | ${settings.name}`,
      description: t`You name the asking price and keep it; our costs go on top. Describe your bus, add photos, and we find the buyer.`,
      canonicalPath: patterns.sellYourBus,
      ...(trouble ? { robots: 'noindex' } : {}),
    },
    current: 'sell',
    styles: 'selling',
    body: (
      <SellPage
        model={{ form, faqs: faqs.filter((faq) => faq.category === 'selling') }}
        settings={settings}
      />
    ),
    status: trouble?.status,
  });
  // Each rendering has a key of its own; `no-cache` keeps the back/forward cache, unlike `no-store`.
  response.headers.set('cache-control', trouble ? 'no-store' : 'private, no-cache');
  return response;
}
