import { readEmail } from '#domain/forms/read-text.ts';
import { CommandError, type CommandLine } from './command.ts';

/** What is to happen to what we keep of a person, or of everybody whose time is up. */
export type PersonWish = { what: 'export' | 'erase'; email: string } | { what: 'purge' };

/** Reads `export EMAIL | erase EMAIL --yes | purge`; throws `CommandError` for anything else. */
export function readPersonWish({ values, positionals }: CommandLine, usage: string): PersonWish {
  const [what = '', given, surplus] = positionals;
  if (surplus !== undefined) throw new CommandError(usage);
  if (what === 'purge' && given === undefined) return { what };
  if ((what !== 'export' && what !== 'erase') || given === undefined) throw new CommandError(usage);
  const email = readEmail(given);
  if (email === null) throw new CommandError(`${JSON.stringify(given)} is no e-mail address`);
  if (what === 'erase' && !values.yes)
    throw new CommandError('erasing cannot be undone; add --yes to do it');
  return { what, email };
}

/** A note for whoever asked about somebody of whom there is nothing. */
export const nothingKept = (email: string): string => `nothing is kept under ${email}\n`;
