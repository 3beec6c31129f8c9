import { byComponent, type Example } from '#site/ui/example.ts';

/** Every component of the back office in its states, for `/dev/ui`. */
export const allStaffExamples = byComponent(
  import.meta.glob<readonly Example[]>('/src/staff/**/*.examples.tsx', {
    eager: true,
    import: 'examples',
  }),
);
