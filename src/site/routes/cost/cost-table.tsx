import { t } from '@lingui/core/macro';
import type { CostKey, CostLine, CostSum } from '#domain/costs/cost-line.ts';
import type { CostRates } from '#domain/costs/cost-rates.ts';
import { sayDollars } from '#messages/figures.ts';
import {
  assumedOn,
  costName,
  sayRate,
  saySum,
  sayWithout,
  whyMissing,
} from '#site/words/cost-words.ts';

interface CostTableProps {
  /** Id of its heading. */
  labelledBy: string;
  lines: readonly CostLine[];
  sums: readonly { name: string; sum: CostSum }[];
  rates: CostRates;
  /** What the visitor typed that a figure comes from. */
  notes?: Partial<Record<CostKey, string>>;
}

/** A line for each figure, under it the rates it comes from; then what they come to. */
export function CostTable({ labelledBy, lines, sums, rates, notes = {} }: CostTableProps) {
  const assumed = assumedOn(rates);
  return (
    <table className="cost-table figures" aria-labelledby={labelledBy}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Figure`}</th>
          <th scope="col">{t`Estimate`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {costName(line.key)}
              <Sources line={line} note={notes[line.key]} rates={rates} assumed={assumed} />
            </th>
            <td>
              {'missing' in line ? (
                <span className="small-print">{whyMissing(line.missing)}</span>
              ) : (
                sayDollars(line.cents)
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, sum }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Without sum={sum} />
            </th>
            <td>{saySum(sum)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** What a sum leaves out, under its name. */
export function Without({ sum }: { sum: CostSum }) {
  const words = sayWithout(sum);
  return words ? <small className="small-print cost-without">{words}</small> : null;
}

interface SourcesProps {
  line: CostLine;
  note: string | undefined;
  rates: CostRates;
  /** The day that the page says once. */
  assumed: string | null;
}

/** What a figure comes from, each on a line. */
function Sources({ line, note, rates, assumed }: SourcesProps) {
  if ('missing' in line || (!note && line.rates.length === 0)) return null;
  return (
    <ul className="small-print">
      {note ? <li>{note}</li> : null}
      {line.rates.map((key) => (
        <li key={key}>{sayRate(key, rates, assumed)}</li>
      ))}
    </ul>
  );
}
