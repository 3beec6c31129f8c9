import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const textTypes = new Set(['.js', '.css', '.svg', '.json', '.txt']);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);

/**
 * Writes `.br`, `.zst` and `.gz` beside every text file of the browser build, at the best level: it
 * happens once per build, and the server then only picks a file.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'omnibus-precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      await compressFiles(join(options.dir ?? '', 'assets'));
    },
  };
}

/**
 * The text files of a folder whose names contain `part`.
 * @param {string} folder
 */
export async function compressFiles(folder, part = '') {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => textTypes.has(extname(name)) && name.includes(part))
      .map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const body = await readFile(path);
  const brotli = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await compressGzip(body, { level: 9 }));
  const zstd = await compressZstd(body, {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
    pledgedSrcSize: body.length,
  });
  await writeFile(`${path}.zst`, zstd);
}
