import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from './i18n.ts';

/** What `<Trans>` and `<Plural>` become: a sentence with elements in it. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={speaking} />;
}

const speaking = { i18n } as Parameters<typeof TransNoContext>[0]['lingui'];
