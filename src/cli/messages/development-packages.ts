import type * as Api from '@lingui/cli/api';
import type * as Conf from '@lingui/conf';
import { CommandError } from '../command.ts';

const packages = ['@lingui/cli/api', '@lingui/conf'] as const;

const importNamed = (name: string): Promise<unknown> => import(/* @vite-ignore */ name);

/** What an installation without development packages lacks; the build leaves it outside. */
export async function developmentPackages(load = importNamed) {
  try {
    const [api, conf] = await Promise.all(packages.map(load));
    return { ...(api as typeof Api), ...(conf as typeof Conf) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError(
      'texts are exported and taken in in a checkout with its development packages (npm install); this installation has none',
      1,
    );
  }
}
