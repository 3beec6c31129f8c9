/** The knowledge center's sections, with the ids that a content service knows them by (spec §3). */
export const contentCategories = [
  { id: 47, slug: 'blog-articles', name: 'Blog & Articles' },
  { id: 48, slug: 'product-updates', name: 'Product Updates' },
  { id: 17, slug: 'featured', name: 'Featured Articles' },
  { id: 50, slug: 'media-resources', name: 'Media & Resources' },
  { id: 49, slug: 'selling-buying-guide', name: 'Selling & Buying Guide' },
] as const;

export type ContentCategory = (typeof contentCategories)[number];
export type ContentCategorySlug = ContentCategory['slug'];

export function findContentCategory(slug: string): ContentCategory | null {
  return contentCategories.find((category) => category.slug === slug) ?? null;
}
