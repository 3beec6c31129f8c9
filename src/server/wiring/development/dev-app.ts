import { createApp } from '../../app.ts';
import { sourceAssets } from '../../front/assets/assets.ts';
import { compose, type Composition } from '../compose.ts';
import { readEnv } from '../../config/env.ts';
import { createLogger } from '../../ops/log/logger.ts';

/**
 * The site for Vite's dev server, which loads this module anew after every edit. The previous
 * composition is closed first: two of them must not hold one database file.
 */
const slot = globalThis as typeof globalThis & { omnibusDev?: Promise<Composition> };

const read = readEnv();
if (!read.ok) throw new Error(read.problem);
const { env } = read;
const previous = slot.omnibusDev;
slot.omnibusDev = (async () => {
  await previous?.then(
    (composition) => composition.close(),
    () => {},
  );
  return compose(env, createLogger(env.logLevel), sourceAssets);
})();
const { parts, afterListening } = await slot.omnibusDev;
afterListening();

export default createApp(parts);
