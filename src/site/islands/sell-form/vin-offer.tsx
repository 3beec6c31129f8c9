import { t } from '@lingui/core/macro';
import { filledWords, vinDoubtWords } from '#site/forms/vin-doubt-words.ts';
import type { useVin } from './use-vin.ts';

/** What the VIN filled in, to be taken back, and what does not fit to it. It stops nobody. */
export function VinOffer({ said, undo }: Pick<ReturnType<typeof useVin>, 'said' | 'undo'>) {
  const { filled = {}, doubts = [] } = said ?? {};
  const words = filledWords(filled);
  const isShown = words !== null || doubts.length > 0;
  return (
    <div role="status" className={isShown ? 'sell-offer' : undefined}>
      {words ? (
        <>
          <span>{words}</span>
          <button type="button" className="sell-act" onClick={undo}>
            {t`Take that back`}
          </button>
        </>
      ) : null}
      {doubts.map((doubt) => (
        <span key={doubt.is}>{vinDoubtWords(doubt)}</span>
      ))}
    </div>
  );
}
