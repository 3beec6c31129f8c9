import { Controls } from './controls-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { ListSamples } from './list-samples.tsx';

/** Every component in every state; served outside of production only. */
export function ComponentPage() {
  return (
    <div className="page-width pt-8">
      <h1>Components</h1>
      <p className="mt-2 text-ink-600">
        Every component in every state. Served outside of production only.
      </p>
      <Controls />
      <ListSamples />
      <ContentSamples />
    </div>
  );
}
