import type { Example } from '#site/ui/example.ts';

/**
 * Every component of the back office in its states, by the component's file name, for `/dev/ui`: two
 * lines here for each `<component>.examples.tsx`.
 */
export const allStaffExamples: Readonly<Record<string, readonly Example[]>> = {};
