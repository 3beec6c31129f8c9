import { urls } from '#site/urls.ts';

export const homeCrumb = { label: 'Home', href: urls.home() } as const;
export const knowledgeCrumb = { label: 'Knowledge Center', href: urls.knowledgeCenter() } as const;
