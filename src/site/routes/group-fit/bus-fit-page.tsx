import { t } from '@lingui/core/macro';
import type { DrawnPlan } from '#domain/inventory/group-fit/draw-plan.ts';
import {
  mostListedWheelchairs,
  type Group,
  type ReadGroup,
} from '#domain/inventory/group-fit/group.ts';
import { writeListGroup } from '#domain/search/group-choice.ts';
import type { Arrangement, Verdict } from '#domain/inventory/group-fit/judge-group.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { sayGroup } from '#site/words/group-words.ts';
import { cdlSentence } from '#site/words/bus-words.ts';
import { assumptionWords, notDrawnWords, statedWords, verdictWords } from './fit-words.ts';
import { FitForm, type TypedGroup } from './fit-form.tsx';
import { FloorPlanView } from './floor-plan-view.tsx';

export interface BusFitModel {
  bus: BusDetail;
  typed: TypedGroup;
  /** Null before anything was asked. */
  read: ReadGroup | null;
  verdict: Verdict | null;
  /** What is drawn: the group's own, or the bus as stated. */
  shown: { arrangement: Arrangement; drawn: DrawnPlan } | null;
}

/** Whether a group fits in a bus: the answer, the floor to scale, and what both go by. */
export function BusFitPage({ model }: { model: BusFitModel }) {
  const { bus, typed, read, verdict, shown } = model;
  const group = read?.is === 'group' ? read.group : null;
  const riding = verdict?.is === 'fits' ? group : null;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Buses`, href: urls.buses() },
          { label: bus.title, href: urls.bus(bus) },
          { label: t`Will my group fit?` },
        ]}
        title={t`Will my group fit?`}
        intro={`${bus.title}. ${statedWords(bus.layout)}`}
      />
      <FitForm
        bus={bus}
        typed={typed}
        {...(read?.is === 'wrong' ? { riders: read.riders, wheelchairs: read.wheelchairs } : {})}
      />
      {verdict && group ? (
        <p className={`fit-verdict fit-verdict-${verdict.is}`} role="status">
          {verdictWords(verdict, group, bus.layout)}
        </p>
      ) : null}
      {shown ? (
        <section aria-labelledby="fit-plan-heading" className="fit-answer">
          <h2 id="fit-plan-heading">{riding ? t`How they fit` : t`The bus as it is stated`}</h2>
          {shown.drawn.is === 'drawn' ? (
            <FloorPlanView plan={shown.drawn.plan} group={riding} />
          ) : (
            <p>{notDrawnWords(shown.drawn.why)}</p>
          )}
          <h2>{t`What this goes by`}</h2>
          <p>{t`This is an estimate from what the listing states, not a measurement. Measure, or ask us, before you pay.`}</p>
          <ul className="fit-assumed">
            {assumptionWords({ layout: bus.layout, areChildren: typed.areChildren, ...shown }).map(
              (text) => (
                <li key={text}>{text}</li>
              ),
            )}
            <li>{cdlSentence(bus.cdl)}</li>
          </ul>
        </section>
      ) : null}
      <p className="actions no-print">
        {group && isListed(group) ? (
          <ButtonLink href={urls.buses({ group: writeListGroup(group) })} look="secondary">
            {t`All buses for ${{ group: sayGroup(group) }}`}
          </ButtonLink>
        ) : null}
        <ButtonLink href={urls.contact({ bus: bus.id })}>{t`Ask us about this bus`}</ButtonLink>
      </p>
    </div>
  );
}

/** Lists look for grown people, and for few wheelchairs. */
const isListed = ({ wheelchairs, areChildren }: Group): boolean =>
  !areChildren && wheelchairs <= mostListedWheelchairs;
