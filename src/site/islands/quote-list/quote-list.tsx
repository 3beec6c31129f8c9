import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { mostChoices, readQuote, writeChoice } from '#domain/quotes/quote-choice.ts';
import { recall, remember } from '#site/browser/remember.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { Button } from '#site/ui/button.tsx';

export interface QuoteListProps {
  /** The choices of this page, as its address holds them. */
  take: string[];
  /** `adding`, `changing`, or null for an address that somebody opened. */
  by: string | null;
  quotePath: string;
}

const key = 'quoteList';
const busOf = (choice: string) => choice.split(/[x-]/)[0];

/**
 * Keeps the list of a quote in this browser: what is added on the page of a bus goes to what was chosen
 * before. A list of somebody else is shown as it is, and takes nothing away.
 */
export function QuoteList({ take, by, quotePath }: QuoteListProps) {
  const isAwake = useAwake();
  const kept = isAwake ? keptChoices() : [];
  const own = listAfter(kept, take, by);
  const address = addressOf(quotePath, own ?? kept);
  useEffect(() => {
    if (!isAwake || own === null) return;
    keep(own);
    // Nobody passes on what was just done to a list.
    if (by !== null) globalThis.history.replaceState(null, '', addressOf(quotePath, take));
    if (own.join() !== take.join()) globalThis.location.replace(address);
  });
  useEffect(() => {
    if (!isAwake) return;
    document.addEventListener('click', keepChanged);
    return () => document.removeEventListener('click', keepChanged);
  }, [isAwake]);
  if (!isAwake || own !== null || kept.join() === take.join())
    return <div className="quote-own no-print" />;
  const count = kept.length;
  return (
    <div className="quote-own no-print">
      <a className="text-link" href={address}>
        {t`Open your own quote list (${count})`}
      </a>
      {take.length > 0 ? (
        <Button
          look="secondary"
          onClick={() => {
            keep(take);
            globalThis.location.replace(addressOf(quotePath, take));
          }}
        >
          {t`Make this one my list`}
        </Button>
      ) : null}
    </div>
  );
}

const keep = (choices: readonly string[]) =>
  remember(key, choices.length > 0 ? JSON.stringify(choices) : null);

/** Kept as soon as it is pressed: the visitor may be gone from the page that follows before it is awake. */
function keepChanged({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = new URLSearchParams(link?.search);
  if (address.get('by') !== 'changing') return;
  const own = listAfter(keptChoices(), address.getAll('take'), 'changing');
  if (own) keep(own);
}

/** What the browser keeps from now on; null: the page shows a list of somebody else. */
function listAfter(
  kept: readonly string[],
  take: readonly string[],
  by: string | null,
): readonly string[] | null {
  if (kept.length === 0) return take;
  if (by === 'adding') {
    const { choices } = readQuote([...kept, ...take]);
    return choices.slice(0, mostChoices).map(writeChoice);
  }
  const ours = new Set(kept.map(busOf));
  const isChangeOfOurs =
    by === 'changing' && take.filter((one) => !ours.has(busOf(one))).length < 2;
  return isChangeOfOurs ? take : null;
}

/** Whatever else stands there is nobody's list. */
function keptChoices(): readonly string[] {
  try {
    const found: unknown = JSON.parse(recall(key) || '[]');
    const words = Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
    return readQuote(words).choices.map(writeChoice);
  } catch {
    return [];
  }
}

function addressOf(path: string, choices: readonly string[]): string {
  const query = choices.map((one) => `take=${one}`).join('&');
  return query ? `${path}?${query}` : path;
}
