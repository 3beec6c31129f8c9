import { createContext } from 'react';
import { builtInCategories, type ContentCategories } from '#domain/content/content-category.ts';

/** The sections of the knowledge center, for whatever a page shows of them; set by `renderPage`. */
export const ContentSections = createContext<ContentCategories>(builtInCategories);
