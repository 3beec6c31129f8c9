import { join } from 'node:path';
import { renderDemoPictures } from '#demo/render-demo-pictures.ts';
import { shareDrawings } from '#test/setup/start-server.ts';

/**
 * Puts every picture of the demo where a server on this folder of data looks for it: a server draws
 * those that are missing beside its visitors, for a minute of a processor, and that would be measured.
 */
export async function drawDemo(dataDir: string): Promise<void> {
  await shareDrawings(dataDir);
  await renderDemoPictures({ mediaDir: join(dataDir, 'media') });
}
