import { busCategories } from '#domain/inventory/categories.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { urls } from '#site/urls.ts';

/** Long texts that nobody translated: other languages show them in English and point here. */
export const inEnglishOnly: ReadonlySet<string> = new Set([
  urls.sellingBuyingGuide(),
  urls.aboutUs(),
  urls.privacyPolicy(),
  urls.termsOfService(),
  urls.accessibility(),
]);

/** Paths of the pages that search engines should keep, without buses and articles. */
export function pagePaths(statesWithBuses: readonly string[]): string[] {
  return [
    urls.home(),
    urls.buses(),
    urls.categories(),
    ...busCategories.map(({ slug }) => urls.category(slug)),
    urls.locations(),
    ...statesWithBuses
      .filter((state) => findState(state)?.code === state)
      .map((state) => urls.location(state.toLowerCase())),
    urls.sellYourBus(),
    urls.contact(),
    urls.callBack(),
    urls.videoTour(),
    urls.busAlerts(),
    urls.cdl(),
    urls.knowledgeCenter(),
    urls.faqs(),
    urls.blogArticles(),
    urls.mediaResources(),
    urls.sellingBuyingGuide(),
    urls.aboutUs(),
    urls.privacyPolicy(),
    urls.termsOfService(),
    urls.accessibility(),
  ];
}
