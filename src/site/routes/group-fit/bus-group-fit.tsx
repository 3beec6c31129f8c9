import { t } from '@lingui/core/macro';
import { drawPlan } from '#domain/inventory/group-fit/draw-plan.ts';
import { asStated } from '#domain/inventory/group-fit/judge-group.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { urls } from '#site/urls.ts';
import { statedWords } from './fit-words.ts';
import { FitForm } from './fit-form.tsx';

/** Whether a group fits, asked on the bus's own page and answered on one of its own. */
export function BusGroupFit({ bus }: { bus: BusDetail }) {
  const stated = asStated(bus.layout);
  return (
    <section aria-labelledby="fit-heading" className="specifications no-print">
      <h2 id="fit-heading">{t`Will my group fit?`}</h2>
      <p>{statedWords(bus.layout)}</p>
      <FitForm bus={bus} />
      {stated && drawPlan(bus.layout, stated).is === 'drawn' ? (
        <p>
          <a href={urls.busFit(bus)} className="text-link">
            {t`Floor plan, drawn to scale`}
          </a>
        </p>
      ) : null}
    </section>
  );
}
