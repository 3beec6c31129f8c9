import { entryKinds } from './entry-kinds.ts';
import { contentUrls } from './content-urls.ts';

/** The parts of the content area. */
export function ContentTabs({ current }: { current: string }) {
  const tabs = [
    { key: 'articles', label: 'Articles', href: contentUrls.articles() },
    ...entryKinds.map(({ kind, plural }) => ({
      key: kind as string,
      label: plural,
      href: contentUrls.entries(kind),
    })),
    { key: 'settings', label: 'Site settings', href: contentUrls.settings() },
  ];
  return (
    <nav aria-label="Content" className="chips staff-space-below">
      {tabs.map(({ key, label, href }) => (
        <a
          key={key}
          href={href}
          className="chip"
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
