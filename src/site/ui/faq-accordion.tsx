import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FaqEntry {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { label: string; href: string };
  /** Of its words, when it is not the page's own. */
  lang?: string;
  /** Between the answer and its link. */
  more?: ReactNode;
}

interface FaqAccordionProps {
  entries: readonly FaqEntry[];
  /** Items that share a group close each other: one open at a time (spec §2, §4). */
  group: string;
  /** Id of the entry that is open from the start, and that the page is scrolled to. */
  open?: string | null;
  /** The state a page is about, for the analytics event. */
  stateName?: string;
}

/**
 * Native disclosures in one named group, so they work without any script; `browser/page/faq.ts`
 * adds arrow keys, older browsers and the analytics event.
 */
export function FaqAccordion({ entries, group, open, stateName }: FaqAccordionProps) {
  return (
    <div className="faq" data-faq data-state-name={stateName}>
      {entries.map((entry) => (
        <details key={entry.id} id={entry.id} name={group} open={entry.id === open}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the address asks for this one, which may lie a screen further down */}
          <summary autoFocus={entry.id === open}>
            <h3 lang={entry.lang}>{entry.question}</h3>
            <Icon name="chevron-down" size={22} />
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long answer scrolls, so the keyboard must reach it; the script settles the rest */}
          <div className="faq-answer" tabIndex={entry.id === open ? 0 : undefined}>
            {entry.answer.map((paragraph) => (
              <p key={paragraph} lang={entry.lang}>
                {paragraph}
              </p>
            ))}
            {entry.more}
            {entry.link ? (
              <p>
                <a href={entry.link.href} className="text-link" lang={entry.lang}>
                  {entry.link.label}
                </a>
              </p>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
