import { recall, remember } from '#site/browser/remember.ts';

const name = 'staff-single-keys';

/**
 * Whether `j`, `k`, `n`, `?` and the digits do something in this browser. Speech input types letters where
 * nobody meant a key, so they can be switched off (WCAG 2.2, 2.1.4).
 */
export const singleKeysOn = (): boolean => recall(name) !== 'off';

export const switchSingleKeys = (on: boolean): void => remember(name, on ? null : 'off');
