import { t } from '@lingui/core/macro';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { categoryLinks, purposeLinks } from './navigation-links.ts';
import { PromoCard } from './promo-card.tsx';

interface BuyMenuProps {
  current: boolean;
  /** The featured article of the day; without one the card is omitted. */
  promo: PromoArticle | null;
}

/**
 * 'Buy a Bus': by category with View All, by purpose with the first three, and the daily featured
 * article card (spec §2).
 */
export function BuyMenu({ current, promo }: BuyMenuProps) {
  return (
    <details name="site-menu" data-site-menu="">
      <summary className="nav-item" aria-current={current ? 'true' : undefined}>
        {t`Buy a Bus`}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="nav-menu">
        <div className="buy-menu page-width">
          <div>
            <p className="menu-heading">{t`By Category`}</p>
            <ul className="buy-menu-categories">
              {categoryLinks().map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="menu-link">
                    {link.label}
                  </a>
                </li>
              ))}
              <li>
                <a href={urls.buses()} className="menu-link menu-link-all">
                  {t`View All`}
                  <Icon name="arrow-right" size={16} />
                </a>
              </li>
            </ul>
          </div>
          <div>
            <p className="menu-heading">{t`By Purpose`}</p>
            <ul>
              {purposeLinks()
                .slice(0, 3)
                .map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="menu-link">
                      {link.label}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
          {promo ? (
            <div>
              <PromoCard article={promo} />
            </div>
          ) : null}
        </div>
      </div>
    </details>
  );
}
