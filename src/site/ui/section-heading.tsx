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
    <div className="section-heading">
      <div>
        <h2 id={id}>{title}</h2>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      {link ? (
        <a href={link.href} className="section-link no-print">
          {link.label}
          <Icon name="arrow-right" size={18} />
        </a>
      ) : null}
    </div>
  );
}
