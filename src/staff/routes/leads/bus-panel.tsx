import { cardPrice } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { Fact } from '../../ui/fact.tsx';

/** The bus beside the message, as buyers see it now. */
export function BusPanel(props: { lead: Lead; bus: BusDetail | null; linkToStaffPage: boolean }) {
  const { lead, bus, linkToStaffPage } = props;
  if (lead.bus === null) return null;
  const staffPage = linkToStaffPage ? (
    <a className="button button-small" href={inventoryUrls.listing(lead.bus.id)}>
      Edit listing
    </a>
  ) : null;
  if (bus === null) {
    return (
      <section className="staff-panel">
        <h2>Bus</h2>
        <p>
          <strong>{lead.bus.title}</strong>
          {lead.bus.stockNumber ? `, stock ${lead.bus.stockNumber}` : ''}
        </p>
        <p className="actions">{staffPage}</p>
      </section>
    );
  }
  const image = bus.images[0];
  return (
    <section className="staff-panel">
      <h2>Bus</h2>
      {image ? (
        <img
          className="lead-bus-picture"
          src={urls.media(thumbnailName(image.name))}
          alt=""
          width={320}
          height={240}
          loading="lazy"
        />
      ) : null}
      <p>
        <strong>{bus.title}</strong> {bus.sold ? <span className="tag tag-bad">Sold</span> : null}
      </p>
      <dl className="staff-facts">
        <Fact label="Price">{cardPrice(bus.priceCents)}</Fact>
        <Fact label="Stock">{bus.stockNumber ?? '–'}</Fact>
        <Fact label="Where">{[bus.city, bus.state].filter(Boolean).join(', ') || '–'}</Fact>
      </dl>
      <p className="actions">
        <a className="button button-small" href={urls.bus(bus)}>
          Open on the site
        </a>
        {staffPage}
      </p>
    </section>
  );
}
