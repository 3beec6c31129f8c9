import type { ReactNode } from 'react';

/** A titled group of samples. */
export function Samples({ title, children }: { title: string; children: ReactNode }) {
  const id = `samples-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <section aria-labelledby={id} className="mt-10 border-t-2 border-ink pt-4">
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
