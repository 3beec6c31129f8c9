import { formatNumber } from '#domain/inventory/display-values.ts';
import { listingActs } from '#domain/staff/inventory/listing-workflow.ts';
import { tableParams, type TableQuery } from '#domain/staff/inventory/table-query.ts';

/** What can be done with the ticked rows; nothing happens before the preview. */
export function BulkBar({ query, total }: { query: TableQuery; total: number }) {
  const params = tableParams({ ...query, page: 1 }).toString();
  return (
    <details className="stock-bulk" data-bulk-bar="">
      <summary>Change many at once</summary>
      <div className="stock-bulk-fields">
        <input type="hidden" name="params" value={params} />
        <div className="stock-bulk-what">
          <label htmlFor="bulk-do" data-bulk-count="">
            With the selected
          </label>
          <BulkActs />
        </div>
        <label className="stock-bulk-by">
          <span>by, for prices</span>
          <input
            className="field-input"
            name="by"
            placeholder="−5"
            inputMode="text"
            maxLength={12}
          />
        </label>
        <label className="check">
          <input type="checkbox" name="show-previous" value="yes" />
          Show the old price crossed out
        </label>
        <label className="check">
          <input type="checkbox" name="scope" value="all" />
          All {formatNumber(total)} that match
        </label>
        <button className="button button-small">Review…</button>
      </div>
    </details>
  );
}

function BulkActs() {
  return (
    <select id="bulk-do" name="do" className="field-input">
      <option value="">Choose…</option>
      <optgroup label="Price">
        <option value="price-percent">Change the price by percent</option>
        <option value="price-amount">Change the price by dollars</option>
      </optgroup>
      <optgroup label="Status">
        {Object.entries(listingActs).map(([act, label]) => (
          <option key={act} value={act}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label="Lists">
        <option value="feature">Feature</option>
        <option value="unfeature">Stop featuring</option>
      </optgroup>
    </select>
  );
}
