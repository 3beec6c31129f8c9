import type { ReactNode } from 'react';
import { tableColumn } from '#domain/staff/inventory/table-columns.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { BusCell } from './bus-cell.tsx';
import { QuickCell } from './quick-cell.tsx';
import { isQuickField, type QuickCells, type QuickField } from './quick-fields.ts';
import { useQuickCells } from './use-quick-cells.ts';

export interface InventoryRowProps {
  id: number;
  title: string;
  revision: number;
  href: string;
  /** Page that changes the quick cells without scripts; answers the row with them. */
  quickHref: string;
  cover: string | null;
  /** By key of their column, in the order of the table; those of quick cells are in `quick`. */
  texts: Readonly<Record<string, string>>;
  quick: QuickCells;
  canPrice: boolean;
  canBulk: boolean;
  isTicked?: boolean;
}

/** Texts that are read as one piece. */
const codes = new Set(['stock', 'added', 'changed', 'confirmed', 'place']);

/**
 * The cells of one bus in the table of the stock. Price, status, featured and units are buttons that
 * lead to a small form; awake, they are changed where they stand.
 */
export function InventoryRow(props: InventoryRowProps) {
  const { id, title, href, quickHref, cover, texts, canPrice, canBulk, isTicked } = props;
  const { quick, busy, save } = useQuickCells(props);
  const quickCell = (field: QuickField): ReactNode => {
    const { text, value, href: elsewhere } = quick[field];
    const shown = field === 'status' ? <StatusTag status={value} text={text} /> : text;
    if (!canPrice) return shown;
    if (elsewhere !== undefined)
      return (
        <a href={elsewhere} title={`Units of ${title}`}>
          {shown}
        </a>
      );
    return (
      <QuickCell
        field={field}
        title={title}
        href={quickHref}
        value={value}
        onSave={(typed) => save(field, typed)}
      >
        {shown}
      </QuickCell>
    );
  };
  return (
    <>
      {canBulk ? (
        <td className="stock-tick">
          <input
            type="checkbox"
            name="id"
            value={id}
            defaultChecked={isTicked}
            aria-label={`Select ${title}`}
          />
        </td>
      ) : null}
      {Object.entries(texts).map(([key, text], index) => {
        const column = tableColumn(key);
        return (
          <td
            key={key}
            className={column?.numeric ? 'number' : codes.has(key) ? 'staff-unbroken' : undefined}
            data-row={index === 0 ? id : undefined}
            data-label={key === 'bus' ? undefined : column?.label}
            data-quick={canPrice && isQuickField(key) && !quick[key].href ? key : undefined}
            aria-busy={busy === key ? true : undefined}
          >
            {key === 'bus' ? (
              <BusCell title={title} href={href} cover={cover} />
            ) : isQuickField(key) ? (
              quickCell(key)
            ) : (
              <span>{text}</span>
            )}
          </td>
        );
      })}
    </>
  );
}
