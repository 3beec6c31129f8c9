import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { sayLongDate } from '#messages/figures.ts';
import { Button } from '#site/ui/button.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { BusGrid } from '../inventory/bus-grid.tsx';
import { VinAnswerView } from './vin-answer-view.tsx';

/** Buses of ours that a VIN's make and model find. */
export interface SameBuses {
  name: string;
  cards: readonly BusCard[];
  total: number;
}

export interface VinPageModel {
  typed: string;
  /** Null before anything was asked. */
  answer: VinAnswer | null;
  same: SameBuses | null;
  /** Day of the newest entry of the table. */
  date: string;
}

const sourceHref = 'https://vpic.nhtsa.dot.gov/';

/** Reads a VIN for anybody, with where that comes from. */
export function VinPage({ model }: { model: VinPageModel }) {
  const { typed, answer, same } = model;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`VIN` }]}
        title={t`What a VIN says`}
        intro={t`Seventeen characters on the door plate and the title. They name the maker, the model year and what stands under the bus, whatever the advertisement says.`}
      />
      <form method="post" action={`${urls.vin()}#vin-answer`} className="ask-form">
        <TextField
          id="vin"
          name="vin"
          label={t`VIN`}
          hint={t`Blanks and hyphens do not matter. We do not keep what you type.`}
          defaultValue={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit">{t`Read it`}</Button>
      </form>
      {answer ? (
        <section id="vin-answer" aria-labelledby="vin-answer-heading" className="ask-answer">
          <h2 id="vin-answer-heading">{t`Answer`}</h2>
          <VinAnswerView answer={answer} />
        </section>
      ) : null}
      {same ? <Same same={same} /> : null}
      <VinNotes date={model.date} />
    </div>
  );
}

function Same({ same: { name, cards, total } }: { same: SameBuses }) {
  const label = plural(total, { one: 'See # bus', other: 'See all # buses' });
  return (
    <section aria-labelledby="vin-same-heading" className="page-section">
      <SectionHeading
        id="vin-same-heading"
        title={t`For sale here: ${name}`}
        link={{ label, href: urls.buses({ search: name }) }}
      />
      <BusGrid buses={cards} />
    </section>
  );
}

/** What a VIN can tell and what not, and where we know it from. */
function VinNotes({ date }: { date: string }) {
  const day = sayLongDate(date);
  return (
    <div className="prose ask-part">
      <h2>{t`How to read it`}</h2>
      <ul>
        <li>{t`Characters 1 to 3 are the maker. Makers of fewer than 1,000 vehicles a year have characters 12 to 14 as well.`}</li>
        <li>{t`Characters 4 to 8 are the maker’s own: model, weight, engine, brakes.`}</li>
        <li>{t`Character 9 is computed from all others. When it does not fit, one of them is wrong.`}</li>
        <li>{t`Character 10 is the model year. Its letters repeat every thirty years, so now and then two years fit.`}</li>
        <li>{t`Character 11 is the plant, and the rest counts what it built.`}</li>
      </ul>
      <h2>{t`What it cannot tell`}</h2>
      <p>{t`A bus on a chassis of another maker has one VIN: that of the chassis. It says nothing of who built the body, how many seats are in it, or what was changed since. The body has a plate of its own, mostly above the windshield or at the door.`}</p>
      <p>{t`It says nothing of miles, damage, title or recalls either.`}</p>
      <h2>{t`Where this comes from`}</h2>
      <p>
        <Trans>
          From{' '}
          <a href={sourceHref} className="text-link">
            vPIC
          </a>
          , where makers tell NHTSA, the federal office for road safety, how their VINs are made up.
          It is public. Ours is a copy of {day}; nothing you type leaves this site.
        </Trans>
      </p>
    </div>
  );
}
