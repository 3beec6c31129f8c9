import type { Example } from '#site/ui/example.ts';
import { LivePreview } from './live-preview.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a heading and a paragraph',
    element: (
      <LivePreview
        html="<h2>Batteries</h2><p>Take them <strong>inside</strong>.</p>"
        address="#staff-content-preview"
      />
    ),
  },
];
