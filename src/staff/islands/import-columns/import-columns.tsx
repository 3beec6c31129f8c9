import { useState } from 'react';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { TableHead } from '../../ui/table-head.tsx';

interface ImportColumnsProps {
  /** As they stand in the file, with some of their cells. */
  columns: readonly { header: string; samples: string; chosen: string }[];
  choices: readonly { input: string; label: string; group: string }[];
}

/**
 * Which column of a file is what. Awake, columns that are left out look so at once and are counted,
 * and two that are taken for the same thing are named.
 */
export function ImportColumns({ columns, choices }: ImportColumnsProps) {
  const [chosen, setChosen] = useState(columns.map((column) => column.chosen));
  const unused = chosen.filter((input) => input === '').length;
  const groups = Map.groupBy(choices, ({ group }) => group);
  return (
    <>
      <section className="staff-panel staff-panel-flush">
        <table className="table table-cards import-columns">
          <TableHead columns={['In the file', 'For example', 'Imported as']} />
          <tbody>
            {columns.map(({ header, samples }, index) => (
              <tr key={index} className={chosen[index] ? undefined : 'import-unused'}>
                <th scope="row" className="staff-long">
                  {header}
                </th>
                <td className="staff-long text-muted">{samples || 'Nothing in the first rows'}</td>
                <td>
                  <select
                    className="field-input"
                    name={`column-${index}`}
                    aria-label={`What ${header} is`}
                    value={chosen[index]}
                    onChange={({ target }) => setChosen(chosen.with(index, target.value))}
                  >
                    <option value="">Not used</option>
                    {[...groups].map(([group, members]) => (
                      <optgroup key={group} label={group}>
                        {members.map(({ input, label }) => (
                          <option key={input} value={input}>
                            {label}
                          </option>
                        ))}
                      </optgroup>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div role="status">
        {unused > 0 ? (
          <p className="notice notice-note staff-space-below">
            {unused === 1 ? '1 column is' : `${formatNumber(unused)} columns are`} not used.
          </p>
        ) : null}
      </div>
    </>
  );
}
