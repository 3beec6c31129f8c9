import { getConfig } from '@lingui/conf';
import { mapMacroOptions, transform } from '@lingui/native-tools';

export const config = getConfig();
const macro = mapMacroOptions(config);
const macros = new RegExp(
  `from '(?:${[...config.macro.corePackage, ...config.macro.jsxPackage].join('|')})'`,
);

/**
 * Texts in a source become calls by id. Null where the file says nothing to people. Comes before types
 * are taken away.
 */
export async function messagesById(code: string, file: string) {
  if (!/\.tsx?$/.test(file) || !macros.test(code)) return null;
  const said = await transform(code, file, { macro, sourceMaps: true });
  return { code: said.code, map: said.map ?? null };
}
