import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes, type LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { messagesById } from '../build/messages-in-source.ts';

/** Reads sources that say something to people; leaves all others to Node. */
export const load: LoadHook = async (url, context, next) => {
  if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
    return next(url, context);
  const file = fileURLToPath(url);
  const said = await messagesById(await readFile(file, 'utf8'), file);
  if (!said) return next(url, context);
  return { format: 'module', source: stripTypeScriptTypes(said.code), shortCircuit: true };
};
