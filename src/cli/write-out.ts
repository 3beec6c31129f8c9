import { once } from 'node:events';
import type { Output } from './command.ts';

/** Writes and waits while the reader is behind, so that a slow pipe does not fill the memory. */
export async function writeOut(output: Output, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
