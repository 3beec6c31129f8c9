import { useCallback, useRef, useState } from 'react';

/** The proof of work of one form, worked out beside whoever fills it in; nobody waits for it. */
export function useFormProof() {
  /** For the form's hidden input; null while there is none. */
  const [proof, setProof] = useState<string | null>(null);
  const round = useRef(0);
  /** Another one, since the server takes each once. */
  const renew = useCallback(() => {
    round.current += 1;
    const mine = round.current;
    setProof(null);
    void workOut().then((text) => {
      if (mine === round.current) setProof(text);
    });
  }, []);
  /** With the first touch: whoever only looks fetches and computes nothing. */
  const begin = useCallback(() => {
    if (round.current === 0) renew();
  }, [renew]);
  return { proof, begin, renew };
}

async function workOut(): Promise<string | null> {
  try {
    const { workOutProof } = await import('#site/browser/contact/form-proof.ts');
    return await workOutProof();
  } catch {
    // The line, or a worker that the browser refuses: the form goes without.
    return null;
  }
}
