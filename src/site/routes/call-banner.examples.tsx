import { siteSettings } from '#content/site-settings.ts';
import type { Example } from '#site/ui/example.ts';
import { CallBanner } from './call-banner.tsx';

export const examples: readonly Example[] = [
  { name: 'with its button', element: <CallBanner settings={siteSettings} /> },
];
