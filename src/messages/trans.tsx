import { TransNoContext, type TransProps } from '@lingui/react/server';
import { Fragment, type ReactNode } from 'react';
import { i18n } from './i18n.ts';

/** What `<Trans>` and `<Plural>` become: a sentence with elements in it. */
export function Trans({ values, ...message }: TransProps) {
  return <TransNoContext {...message} values={values && asTexts(values)} lingui={speaking} />;
}

const speaking = { i18n } as Parameters<typeof TransNoContext>[0]['lingui'];

/**
 * The library looks for elements in the finished sentence, values and all: what somebody has typed
 * goes in as a node, so that it stays text, whatever it looks like.
 */
function asTexts(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const isMarkup = typeof value === 'string' && value.includes('<');
    return [name, isMarkup ? <Fragment>{value as ReactNode}</Fragment> : value];
  });
  return Object.fromEntries(entries);
}
