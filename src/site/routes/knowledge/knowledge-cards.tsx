import { useKnowledgeLinks } from '#site/layout/navigation-links.ts';

/** Cards that lead to the parts of the knowledge center; `without` leaves one out. */
export function KnowledgeCards({ without = null }: { without?: string | null }) {
  return (
    <ul className="link-cards link-cards-pairs">
      {useKnowledgeLinks()
        .filter(({ href }) => href !== without)
        .map((link) => (
          <li key={link.href} className="link-card">
            <h2>
              <a href={link.href}>{link.label}</a>
            </h2>
            <p>{link.text}</p>
          </li>
        ))}
    </ul>
  );
}
