import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { drawPlan } from '#domain/inventory/group-fit/draw-plan.ts';
import { readGroup } from '#domain/inventory/group-fit/group.ts';
import { asStated, judgeGroup } from '#domain/inventory/group-fit/judge-group.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { renderPage } from '#site/render-page.tsx';
import { busToBuy } from '#site/routes/inventory/bus-to-buy.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { BusFitPage, type BusFitModel } from './bus-fit-page.tsx';

const longestTyped = 24;

/** "22 riders, 3 in wheelchairs" in one bus; without a group, the bus as stated. */
export const busFitRoutes = new Hono<SiteEnv>().get(patterns.busFit, async (c) => {
  const { settings } = c.get('services');
  const { searchParams } = new URL(c.req.url);
  const typed = (name: string) => (searchParams.get(name) ?? '').slice(0, longestTyped);
  const asked = {
    riders: typed('riders'),
    wheelchairs: typed('wheelchairs'),
    children: typed('children'),
  };
  const bus = await busToBuy(c, {
    key: c.req.param('key'),
    addressOf: (one) => urls.busFit(one, asked),
  });
  if (bus instanceof Response) return bus;
  const { title } = bus;
  return renderPage(c, {
    meta: {
      title: `${t`Will my group fit? ${title}`} | ${settings.name}`,
      description: t`Who fits in this bus and how, with a floor plan to scale.`,
      canonicalPath: urls.busFit(bus),
    },
    current: 'buses',
    styles: 'group',
    body: <BusFitPage model={answerFor(bus, asked)} />,
  });
});

function answerFor(
  bus: BusDetail,
  { riders, wheelchairs, children }: Record<'riders' | 'wheelchairs' | 'children', string>,
): BusFitModel {
  const { layout } = bus;
  const typed = {
    riders,
    wheelchairs,
    areChildren: children === 'yes' && layout.seating === 'school',
  };
  const read = riders || wheelchairs ? readGroup(typed) : null;
  const group = read?.is === 'group' ? read.group : null;
  const verdict = group && judgeGroup(layout, group);
  const { areChildren } = typed;
  const fits = verdict?.is === 'fits' ? verdict.arrangement : null;
  const arrangement = fits ?? asStated(layout, areChildren);
  const shown = arrangement && { arrangement, drawn: drawPlan(layout, arrangement, areChildren) };
  return { bus, typed, read, verdict, shown };
}
