export const componentsPath = '/dev/ui';

/** Address of one example alone, counted from 1. */
export const examplePath = (component: string, at: number): string =>
  `${componentsPath}/${component}/${at + 1}`;
