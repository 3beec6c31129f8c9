import { useEffect, useState } from 'react';
import { useDatabase } from './use-database.ts';

const words = {
  here: '',
  away: 'Read only: changes cannot be kept right now. Leave this page open; what you typed stays here.',
  back: 'Changes can be kept again.',
};

/** Says on an open page whether what is typed there could be saved; nothing while it could. */
export function DatabaseBanner() {
  const state = useDatabase();
  const [said, setSaid] = useState('');
  // After the banner itself: a reader says only what changes in a status that is there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(words[state]));
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return state === 'here' ? null : (
    <p className="staff-away" role="status">
      {said}
    </p>
  );
}
