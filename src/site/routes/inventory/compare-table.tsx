import { t } from '@lingui/core/macro';
import type { ComparedGroup } from '#domain/inventory/compare-buses.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Picture } from '#site/ui/picture.tsx';
import { urls } from '#site/urls.ts';
import { fieldGroupName } from '#site/words/trade-words.ts';
import { cardPicture } from './bus-picture.ts';
import { bestWord, ComparedValue, rowName } from './compared-row.tsx';

interface CompareTableProps {
  buses: readonly BusDetail[];
  groups: readonly ComparedGroup[];
  hrefWithout: (id: number) => string;
}

/** A column for each bus, a row for each figure. Wider than a phone: it scrolls, its names stay. */
export function CompareTable({ buses, groups, hrefWithout }: CompareTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="compare-scroll" aria-label={t`Compare buses`} tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`Figure`}</span>
            </th>
            {buses.map((bus) => (
              <th key={bus.id} scope="col" aria-label={columnName(bus)}>
                <Picture source={cardPicture(bus)} urgency="eager" />
                <a href={urls.bus(bus)} className="compare-title" translate="no">
                  {bus.title}
                </a>
                <span className="compare-stock">{bus.stockNumber}</span>
                <a
                  href={hrefWithout(bus.id)}
                  className="compare-remove no-print"
                  aria-label={removing(bus)}
                >
                  {t`Remove`}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.group}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={buses.length + 1}>
                <span>
                  {group.group === 'price-first'
                    ? t`Price and license`
                    : fieldGroupName(group.group)}
                </span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key} className={row.differs ? 'compare-differs' : undefined}>
                <th scope="row">{rowName(row)}</th>
                {buses.map((bus, at) => (
                  <td
                    key={bus.id}
                    className={row.key === 'offer' ? 'compare-price figures' : 'figures'}
                  >
                    <ComparedValue row={row} at={at} bus={bus} />
                    {row.best[at] ? <span className="compare-best">{bestWord(row)}</span> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Said before each figure of the column, so without the words of its picture and of its button. */
const columnName = ({ title, stockNumber }: BusDetail): string =>
  stockNumber ? `${title}, ${stockNumber}` : title;

const removing = ({ title }: BusDetail): string => t`Remove ${title}`;
