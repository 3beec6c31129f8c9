import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { categoryLinks, purposeLinks } from './navigation-links.ts';

/** 'Buy a Bus': by category with View All, by purpose with the first three (spec §2). */
export function BuyMenu({ current }: { current: boolean }) {
  return (
    <details name="site-menu">
      <summary className="nav-item" aria-current={current ? 'true' : undefined}>
        Buy a Bus
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="nav-menu">
        <div className="page-width grid grid-cols-[3fr_1fr] gap-10 py-6">
          <div>
            <p className="mb-2 font-display text-xl font-bold">By Category</p>
            <ul className="grid grid-cols-3 gap-x-8">
              {categoryLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="menu-link">
                    {link.label}
                  </a>
                </li>
              ))}
              <li>
                <a href={urls.buses()} className="menu-link gap-1.5 font-semibold text-signal">
                  View All
                  <Icon name="arrow-right" size={16} />
                </a>
              </li>
            </ul>
          </div>
          <div className="border-l border-ink-200 pl-8">
            <p className="mb-2 font-display text-xl font-bold">By Purpose</p>
            <ul>
              {purposeLinks.slice(0, 3).map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="menu-link">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </details>
  );
}
