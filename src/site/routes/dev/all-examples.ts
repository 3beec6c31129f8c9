import { examples as filters } from '#site/routes/search/filters.examples.tsx';
import { examples as headerSearch } from '#site/islands/header-search/header-search.examples.tsx';
import { examples as inspectedItem } from '#site/islands/inspection/inspected-item.examples.tsx';
import { examples as leadForm } from '#site/islands/lead-form/lead-form.examples.tsx';
import { examples as photoQueue } from '#site/islands/photo-queue/photo-queue.examples.tsx';
import { examples as savedBuses } from '#site/islands/saved-buses/saved-buses.examples.tsx';
import { examples as sellForm } from '#site/islands/sell-form/sell-form.examples.tsx';
import { examples as howFarForm } from '#site/routes/inventory/how-far-form.examples.tsx';
import { examples as nearForm } from '#site/routes/locations/near-form.examples.tsx';
import { examples as stateMap } from '#site/routes/locations/state-map.examples.tsx';
import { examples as listNotes } from '#site/routes/search/list-notes.examples.tsx';
import { examples as listToolbar } from '#site/routes/search/list-toolbar.examples.tsx';
import { examples as understoodRow } from '#site/routes/search/understood-row.examples.tsx';
import { examples as errorSummary } from '#site/ui/error-summary.examples.tsx';
import { examples as gallery } from '#site/islands/gallery/gallery.examples.tsx';
import { examples as badge } from '#site/ui/badge.examples.tsx';
import { examples as breadcrumbs } from '#site/ui/breadcrumbs.examples.tsx';
import { examples as button } from '#site/ui/button.examples.tsx';
import { examples as carousel } from '#site/ui/carousel.examples.tsx';
import { examples as categoryTile } from '#site/ui/category-tile.examples.tsx';
import { examples as chipList } from '#site/ui/chip-list.examples.tsx';
import { examples as contentCard } from '#site/ui/content-card.examples.tsx';
import type { Example } from '#site/ui/example.ts';
import { examples as faqAccordion } from '#site/ui/faq-accordion.examples.tsx';
import { examples as icon } from '#site/ui/icon.examples.tsx';
import { examples as mark } from '#site/ui/mark.examples.tsx';
import { examples as notice } from '#site/ui/notice.examples.tsx';
import { examples as pagination } from '#site/ui/pagination.examples.tsx';
import { examples as price } from '#site/ui/price.examples.tsx';
import { examples as priceLine } from '#site/ui/price-line.examples.tsx';
import { examples as searchForm } from '#site/ui/search-form.examples.tsx';
import { examples as sectionHeading } from '#site/ui/section-heading.examples.tsx';
import { examples as specificationTable } from '#site/ui/specification-table.examples.tsx';
import { examples as textField } from '#site/ui/text-field.examples.tsx';
import { examples as callBanner } from '../call-banner.examples.tsx';
import { examples as inventoryCarousel } from '../home/inventory-carousel.examples.tsx';
import { examples as testimonials } from '../home/testimonials.examples.tsx';
import { examples as busDetail } from '../inventory/bus-detail.examples.tsx';
import { examples as busGrid } from '../inventory/bus-grid.examples.tsx';
import { examples as busPageResults } from '../inventory/bus-page-results.examples.tsx';
import { examples as busCondition } from '../inspections/bus-condition.examples.tsx';

/**
 * Every component of the public site in its states, by the component's file name: two lines here for
 * each `<component>.examples.tsx`.
 */
export const allExamples: Readonly<Record<string, readonly Example[]>> = {
  badge,
  breadcrumbs,
  'bus-condition': busCondition,
  'bus-detail': busDetail,
  'bus-grid': busGrid,
  'bus-page-results': busPageResults,
  button,
  'call-banner': callBanner,
  carousel,
  'category-tile': categoryTile,
  'chip-list': chipList,
  'content-card': contentCard,
  'error-summary': errorSummary,
  'faq-accordion': faqAccordion,
  filters,
  gallery,
  'header-search': headerSearch,
  'how-far-form': howFarForm,
  icon,
  'inspected-item': inspectedItem,
  'inventory-carousel': inventoryCarousel,
  'lead-form': leadForm,
  'list-notes': listNotes,
  'list-toolbar': listToolbar,
  mark,
  'near-form': nearForm,
  notice,
  pagination,
  'photo-queue': photoQueue,
  price,
  'price-line': priceLine,
  'saved-buses': savedBuses,
  'search-form': searchForm,
  'section-heading': sectionHeading,
  'sell-form': sellForm,
  'specification-table': specificationTable,
  'state-map': stateMap,
  testimonials,
  'text-field': textField,
  'understood-row': understoodRow,
};
