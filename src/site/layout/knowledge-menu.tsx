import { Icon } from '#site/ui/icon.tsx';
import { useKnowledgeLinks } from './navigation-links.ts';

/** 'Knowledge Center': its six groups (spec §2). */
export function KnowledgeMenu({ current }: { current: boolean }) {
  return (
    <details name="site-menu" data-site-menu="">
      <summary className="nav-item" aria-current={current ? 'true' : undefined}>
        Knowledge Center
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="nav-menu">
        <ul className="page-width grid grid-cols-3 gap-x-8 gap-y-2 py-6">
          {useKnowledgeLinks().map((link) => (
            <li key={link.href}>
              <a href={link.href} className="menu-link flex-col !items-start justify-center py-2">
                <span className="font-semibold">{link.label}</span>
                <span className="text-sm text-ink-600">{link.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
