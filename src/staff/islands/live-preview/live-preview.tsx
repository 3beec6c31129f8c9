import { useEffect, useRef, useState } from 'react';
import { Prose } from '#site/ui/prose.tsx';
import { postJson } from '../../browser/post-json.ts';

const waitMs = 300;

interface LivePreviewProps {
  /** Sanitized by the server with the public page's own rules, as every answer is. */
  html: string;
  /** Where the text of the form is made HTML. */
  address: string;
}

/** The text of its form as the public page will show it. Awake, a moment after each change. */
export function LivePreview({ html, address }: LivePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ html?: string; problem?: string }>({ html });
  useEffect(() => {
    const form = frame.current?.closest('form');
    let asked = 0;
    const ask = async (text: string) => {
      const turn = ++asked;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (turn !== asked) return;
      const answer = await postJson(address, { text }).catch((error: unknown) => ({
        problem: String(error),
      }));
      // A later keystroke has its own answer on the way.
      if (turn === asked) setShown(answer as { html?: string; problem?: string });
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.name === 'text') void ask(target.value);
    };
    form?.addEventListener('input', onInput);
    const text = form?.elements.namedItem('text');
    if (text instanceof HTMLTextAreaElement && text.value !== text.defaultValue)
      void ask(text.value);
    return () => form?.removeEventListener('input', onInput);
  }, [address]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div ref={frame} className="content-preview" role="group" aria-label="Preview" tabIndex={0}>
      {shown.html === undefined ? (
        <p className="prose">{shown.problem}</p>
      ) : (
        <Prose html={shown.html} />
      )}
    </div>
  );
}
