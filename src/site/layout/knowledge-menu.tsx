import { t } from '@lingui/core/macro';
import { Icon } from '#site/ui/icon.tsx';
import type { KnowledgeLink } from './navigation-links.ts';

interface KnowledgeMenuProps {
  current: boolean;
  links: readonly KnowledgeLink[];
}

/** 'Knowledge Center': its six groups (spec §2). */
export function KnowledgeMenu({ current, links }: KnowledgeMenuProps) {
  return (
    <details name="site-menu" data-site-menu="">
      <summary className="nav-item" aria-current={current ? 'true' : undefined}>
        {t`Knowledge Center`}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="nav-menu">
        <ul className="knowledge-menu page-width">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="menu-link">
                <strong>{link.label}</strong>
                <span>{link.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
