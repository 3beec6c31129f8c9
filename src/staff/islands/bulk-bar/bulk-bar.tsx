import { useEffect, useRef, useState, type AriaAttributes } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber } from '#domain/inventory/display-values.ts';
import type { BulkMistake } from '#domain/staff/inventory/bulk-change.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { useTicks } from './use-ticks.ts';

/** What was chosen before a mistake, and the field to put right. */
export interface BulkDraft extends BulkMistake {
  act: string;
  by: string;
  showPrevious: boolean;
  isWhole: boolean;
}

interface BulkBarProps {
  /** The table's query, for when all that match are meant. */
  params: string;
  /** How many match. */
  total: number;
  /** What can be done to a whole listing. */
  acts: Readonly<Record<string, string>>;
  draft: BulkDraft | null;
}

/**
 * What can be done with the ticked rows; nothing happens before the preview. Awake, it counts them,
 * and puts a box for a whole page above them.
 */
export function BulkBar({ params, total, acts, draft }: BulkBarProps) {
  const bar = useRef<HTMLDetailsElement>(null);
  const [isWhole, setIsWhole] = useState(draft?.isWhole ?? false);
  const { ticked, all, tickAll } = useTicks(bar);
  useEffect(() => {
    const { current } = bar;
    if (ticked === 0 || !current || current.open) return;
    const { bottom } = current.getBoundingClientRect();
    current.open = true;
    // The row that was ticked stays below the pointer, and the next one where it is looked for.
    scrollBy({ top: current.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  }, [ticked]);
  const invalid = (field: BulkMistake['field']) =>
    draft?.field === field
      ? { 'aria-invalid': true as const, 'aria-describedby': 'bulk-problem' }
      : {};
  const problem = (field: BulkMistake['field']) =>
    draft?.field === field ? (
      <span className="field-error" id="bulk-problem">
        {draft.error}
      </span>
    ) : null;
  return (
    <details ref={bar} className="stock-bulk" open={draft !== null}>
      <summary>Change many at once</summary>
      <div className="stock-bulk-fields">
        <input type="hidden" name="params" value={params} />
        <div className="stock-bulk-what">
          <label htmlFor="bulk-do">
            {isWhole
              ? 'With all that match'
              : ticked === 0
                ? 'With the selected'
                : `With the ${ticked} selected`}
          </label>
          {problem('do')}
          <BulkActs acts={acts} chosen={draft?.act ?? ''} {...invalid('do')} />
        </div>
        <label className="stock-bulk-by">
          <span>by, for prices</span>
          {problem('by')}
          <input
            id="bulk-by"
            className="field-input"
            name="by"
            placeholder="−5"
            inputMode="text"
            maxLength={12}
            defaultValue={draft?.by}
            {...invalid('by')}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            name="show-previous"
            value="yes"
            defaultChecked={draft?.showPrevious}
          />
          Show the old price crossed out
        </label>
        <label className="check">
          <input
            id="bulk-scope"
            type="checkbox"
            name="scope"
            value="all"
            defaultChecked={draft?.isWhole}
            {...invalid('scope')}
            onChange={({ target }) => setIsWhole(target.checked)}
          />
          All {formatNumber(total)} that match
          {problem('scope')}
        </label>
        <button className="button button-small">Review…</button>
      </div>
      <TickAll ticked={ticked} all={all} onTick={tickAll} />
    </details>
  );
}

/** In the head of the table's column of boxes. */
function TickAll(props: { ticked: number; all: number; onTick: (isTicked: boolean) => void }) {
  const { ticked, all, onTick } = props;
  const box = useRef<HTMLInputElement>(null);
  const head = useAwake() ? document.querySelector('[data-tick-all]') : null;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && ticked < all;
  });
  if (!head) return null;
  return createPortal(
    <input
      ref={box}
      type="checkbox"
      aria-label="Select every row of this page"
      checked={all > 0 && ticked === all}
      onChange={({ target }) => onTick(target.checked)}
    />,
    head,
  );
}

function BulkActs({
  acts,
  chosen,
  ...invalid
}: { acts: BulkBarProps['acts']; chosen: string } & AriaAttributes) {
  return (
    <select id="bulk-do" name="do" className="field-input" defaultValue={chosen} {...invalid}>
      <option value="">Choose…</option>
      <optgroup label="Price">
        <option value="price-percent">Change the price by percent</option>
        <option value="price-amount">Change the price by dollars</option>
      </optgroup>
      <optgroup label="Status">
        {Object.entries(acts).map(([act, label]) => (
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
