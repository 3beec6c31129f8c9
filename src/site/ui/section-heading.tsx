import { Icon } from './icon.tsx';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string;
  link?: { label: string; href: string };
}

/** A section's title with its "see more" link on the same line. */
export function SectionHeading({ id, title, text, link }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h2 id={id}>{title}</h2>
        {text ? <p className="mt-1 text-ink-600">{text}</p> : null}
      </div>
      {link ? (
        <a
          href={link.href}
          className="no-print inline-flex min-h-11 items-center gap-1.5 font-semibold text-signal underline-offset-4 hover:underline"
        >
          {link.label}
          <Icon name="arrow-right" size={18} />
        </a>
      ) : null}
    </div>
  );
}
