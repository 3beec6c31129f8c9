import type { Writable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { EnvResult } from '#server/config/env.ts';

/** Where a command runs: its configuration, its two outputs and the clock. */
export interface CommandContext {
  env: EnvResult;
  /** Only what was asked for. */
  stdout: Output;
  /** Notes, progress and complaints. */
  stderr: Output;
  now: () => Date;
}

export type Output = Writable & { isTTY?: boolean; columns?: number };

/** 0 done, 1 it failed, 2 it was asked wrongly or nothing could be read. */
export type ExitCode = 0 | 1 | 2;

export interface CommandLine {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

export interface Command {
  name: string;
  summary: string;
  /** What `--help` prints, whole. */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run(line: CommandLine, context: CommandContext): Promise<ExitCode>;
}

/** Stops a command with one line for the person who typed it. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
