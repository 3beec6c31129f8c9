import type { ComparedGroup, ComparedRow } from '#domain/inventory/compare-buses.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Picture } from '#site/ui/picture.tsx';
import { urls } from '#site/urls.ts';
import { cardPicture } from './bus-picture.ts';

interface CompareTableProps {
  buses: readonly BusDetail[];
  groups: readonly ComparedGroup[];
  hrefWithout: (id: number) => string;
}

/** A column for each bus, a row for each figure. Wider than a phone: it scrolls, its names stay. */
export function CompareTable({ buses, groups, hrefWithout }: CompareTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="compare-scroll" aria-label="Compare buses" tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Figure</span>
            </th>
            {buses.map((bus) => (
              <th key={bus.id} scope="col">
                <Picture source={cardPicture(bus)} urgency="eager" />
                <a href={urls.bus(bus)} className="compare-title" translate="no">
                  {bus.title}
                </a>
                <span className="compare-stock">{bus.stockNumber}</span>
                <a
                  href={hrefWithout(bus.id)}
                  className="compare-remove no-print"
                  aria-label={`Remove ${bus.title}`}
                >
                  Remove
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.group}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={buses.length + 1}>
                <span>{group.label}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key} className={row.differs ? 'compare-differs' : undefined}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, at) => (
                  <Value key={buses[at]?.id} row={row} value={value} best={row.best[at] ?? false} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Value({ row, value, best }: { row: ComparedRow; value: string | null; best: boolean }) {
  if (value === null) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not known</span>
      </td>
    );
  }
  return (
    <td className={row.key === 'priceCents' ? 'compare-price figures' : 'figures'}>
      {value}
      {best ? <span className="compare-best">{row.bestWord}</span> : null}
    </td>
  );
}
