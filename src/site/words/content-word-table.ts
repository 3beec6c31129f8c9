import { videoTopics } from '#content/videos.ts';
import { contentCategories } from '#domain/content/content-category.ts';
import { faqCategories } from '#domain/content/faq-item.ts';
import { allBusTypes, busCategories } from '#domain/inventory/categories.ts';
import {
  builtInTexts,
  builtInViewAll,
  textsByKey,
  viewAllSlug,
  type CategoryTexts,
} from '#domain/inventory/category-words.ts';

type Word = [id: string, english: string];

/** Built-in texts of content pages, by id. Staff may have written others in their place. */
export const contentWords: readonly Word[] = [
  [`category.${viewAllSlug}.name`, allBusTypes.name],
  ...wordsOfCategory(viewAllSlug, builtInViewAll),
  ...busCategories.flatMap((category) => wordsOfCategory(category.slug, builtInTexts(category))),
  ...contentCategories.map(({ slug, name }): Word => [`section.${slug}`, name]),
  ...faqCategories.map(({ slug, name }): Word => [`faqs.${slug}`, name]),
  ...videoTopics.flatMap(({ article, description }): Word[] => [
    [`video.topic-${article}.description`, description],
  ]),
];

/** Ids of a category's texts; `view-all` is the page of all categories. */
export function wordsOfCategory(slug: string, texts: CategoryTexts): Word[] {
  return textsByKey(texts).map(([key, text]) => [`category.${slug}.${key}`, text]);
}
