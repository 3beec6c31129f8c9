import { useEffect, useState } from 'react';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { askServer } from '../../browser/ask-server.ts';

const pollMs = 700;

/** How far running work has come: rows done of all that there are to do. */
export interface ImportProgress {
  label: string;
  done: number;
  total: number;
}

interface ImportProgressBarProps {
  begun: ImportProgress;
  /** Where the present state is asked for. */
  address: string;
}

/** The bar of a running import. Awake, it moves, and loads the page anew when the work has ended. */
export function ImportProgressBar({ begun, address }: ImportProgressBarProps) {
  const { label, done, total } = useProgress(begun, address);
  return (
    <>
      <p role="status">{`${label}: ${formatNumber(done)} of ${formatNumber(total)}`}</p>
      <progress className="import-bar" max={Math.max(1, total)} value={done} aria-label={label} />
      <p className="hint">It goes on when you leave this page.</p>
    </>
  );
}

function useProgress(begun: ImportProgress, address: string): ImportProgress {
  const [progress, setProgress] = useState(begun);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => void look().catch(next), pollMs);
    };
    // When the line is gone for a moment, the next look finds it again.
    const look = async () => {
      const { body } = await askServer<{ progress: ImportProgress | null }>(address);
      if (!body?.progress) return location.reload();
      setProgress(body.progress);
      next();
    };
    next();
    return () => clearTimeout(timer);
  }, [address]);
  return progress;
}
