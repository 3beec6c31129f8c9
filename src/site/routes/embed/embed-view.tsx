import { plural, t } from '@lingui/core/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { writeListQuery } from '#domain/search/list-query.ts';
import { DemoWords } from '#site/layout/demo-notice.tsx';
import { urls } from '#site/urls.ts';
import { placeOf, sayMiles, sayOffer } from '#site/words/bus-words.ts';
import { cardPicture } from '../inventory/bus-picture.ts';
import type { Embed } from './embed-query.ts';

interface EmbedViewProps {
  heading: string;
  /** Empty: there is nothing to show, and the page says so. */
  buses: readonly BusCard[];
  /** Buses that the whole list has. */
  total: number;
  siteName: string;
  /** They are examples, as every page then says. */
  demo: boolean;
  embed: Embed;
}

/** What a frame shows: some buses, and the way to all of them. Every link opens the site beside the partner's page. */
export function EmbedView({ heading, buses, total, siteName, demo, embed }: EmbedViewProps) {
  const { query, source } = embed;
  const list = urls.buses({ ...writeListQuery(query), source });
  return (
    <main aria-labelledby="heading">
      <h1 id="heading">{heading}</h1>
      {demo ? (
        <p className="demo">
          <DemoWords />
        </p>
      ) : null}
      {buses.length === 0 ? (
        <p>{t`Nothing to show here today. Other buses are for sale.`}</p>
      ) : (
        <ul className="buses">
          {buses.map((bus) => (
            <li key={bus.id}>
              <EmbeddedBus bus={bus} embed={embed} />
            </li>
          ))}
        </ul>
      )}
      <p className="more">
        <a href={buses.length === 0 ? urls.buses({ source }) : list} target="_blank" rel="noopener">
          {total > buses.length && buses.length > 0
            ? t`See all ${plural({ count: total }, { one: '# bus', other: '# buses' })}`
            : t`See more buses at ${siteName}`}
        </a>{' '}
        <span>{t`Links open in a new tab.`}</span>
      </p>
    </main>
  );
}

function EmbeddedBus({ bus, embed }: { bus: BusCard; embed: Embed }) {
  const { src, alt, width, height } = cardPicture(bus);
  const { passengers } = bus;
  const seats =
    isKnown(passengers) && t`${plural(passengers, { one: '# seat', other: '# seats' })}`;
  const near = embed.query.near?.place;
  return (
    <article>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      <h2>
        <a href={urls.bus(bus, { near, source: embed.source })} target="_blank" rel="noopener">
          {bus.title}
        </a>
      </h2>
      <p className="price">{sayOffer(bus)}</p>
      <p>{[seats, sayMiles(bus), placeOf(bus)].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
