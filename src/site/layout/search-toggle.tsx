import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { SearchOverlay } from '#site/islands/header-search/search-overlay.tsx';
import { Island } from '#site/islands/island.tsx';
import { keptByValue } from '#site/kept-markup.ts';
import { Icon } from '#site/ui/icon.tsx';
import { busTypeNames } from '#site/words/trade-words.ts';

/**
 * Search where the bar has no room for its box, below 870 px (spec §2 mobile overlay, search panel).
 * Open, its field takes the place of logo and menu, and the icon becomes the close button.
 */
export function SearchToggle() {
  return (
    <details
      name="mobile-panel"
      data-overlay="search"
      className="bar-toggle"
      dangerouslySetInnerHTML={{ __html: keptInside({ busTypes: busTypeNames() }) }}
    />
  );
}

const keptInside = keptByValue(
  (props: ComponentProps<typeof SearchOverlay>) => (
    <>
      <summary>
        <Icon name="search" size={24} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">{t`Search`}</span>
      </summary>
      <Island name="search-overlay" when="intent" component={SearchOverlay} props={props} />
    </>
  ),
  2,
);
