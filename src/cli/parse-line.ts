import { parseArgs } from 'node:util';
import { editDistance } from '#domain/inventory/vocabulary/edit-distance.ts';
import { CommandError, type Command, type CommandLine } from './command.ts';

const common = { help: { type: 'boolean', short: 'h' } } as const;

/** Parses what follows the command's name; unknown options and missing values are refused. */
export function parseLine(command: Command, argv: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...command.options, ...common },
      allowPositionals: true,
      strict: true,
    });
    return { values: values as CommandLine['values'], positionals };
  } catch (error) {
    throw new CommandError(describe(command, argv, error as Error));
  }
}

function describe(command: Command, argv: readonly string[], error: Error): string {
  const unknown = /Unknown option '([^']+)'/.exec(error.message)?.[1];
  if (unknown) {
    const known = Object.keys({ ...command.options, ...common }).map((name) => `--${name}`);
    return advise(
      `unknown option ${unknown}${suggestion(unknown, known)}`,
      `See: npx omnibus ${command.name} --help`,
    );
  }
  const missing = /Option '([^']+)' argument (missing|is ambiguous)/.exec(error.message)?.[1];
  if (missing) return `${missing.split(' ')[0]!.replace(/,$/, '')} needs a value`;
  const surplus = /Option '([^']+)' does not take an argument/.exec(error.message)?.[1];
  if (surplus) return `${surplus} takes no value`;
  return `cannot read ${JSON.stringify(argv.join(' '))}: ${error.message.split('\n')[0]}`;
}

/** `. ` between a complaint and what to do, unless the complaint ends in a question. */
export function advise(complaint: string, advice: string): string {
  return `${complaint}${complaint.endsWith('?') ? '' : '.'} ${advice}`;
}

/** `; did you mean X?` when something known is near enough to what was typed, else "". */
export function suggestion(typed: string, known: readonly string[]): string {
  const allowed = Math.min(3, Math.ceil(typed.length / 4));
  const near = known
    .map((name) => ({ name, distance: distanceOf(typed, name, allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)[0];
  return near ? `; did you mean ${near.name}?` : '';
}

function distanceOf(typed: string, name: string, allowed: number): number {
  if (typed.length >= 2 && name.startsWith(typed)) return 0;
  return editDistance(typed.toLowerCase(), name, allowed);
}

/** A whole number option within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d{1,12}$/.test(text) && value >= min && value <= max) return value;
  throw new CommandError(
    `--${name} takes a whole number from ${min} to ${max.toLocaleString('en-US')}, not ${JSON.stringify(text)}`,
  );
}
