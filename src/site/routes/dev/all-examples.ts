import { byComponent, type Example } from '#site/ui/example.ts';

/** Every component of the public site in its states, from its `<component>.examples.tsx`. */
export const allExamples = byComponent(
  import.meta.glob<readonly Example[]>('/src/site/**/*.examples.tsx', {
    eager: true,
    import: 'examples',
  }),
);
