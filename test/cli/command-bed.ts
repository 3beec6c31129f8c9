import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runCommand } from '#cli/run-command.ts';
import type { ExitCode } from '#cli/command.ts';
import { parseEnv } from '#server/config/env.ts';
import type { DatabaseConfig } from '#db/open-database.ts';

interface CommandResult {
  code: ExitCode;
  stdout: string;
  stderr: string;
}

/** A folder of its own for files and data, and a command line that runs in this process. */
export interface CommandBed {
  folder: string;
  /** Writes a file into the folder and returns its path. */
  file(name: string, content: string | Buffer): Promise<string>;
  run(...argv: string[]): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** `database` is where the commands work; left out, an SQLite file in the folder. */
export async function commandBed(
  database?: DatabaseConfig,
  settings: Record<string, string> = {},
): Promise<CommandBed> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-cli-'));
  const env = parseEnv({
    DATA_DIR: folder,
    ...settings,
    ...(database?.kind === 'postgres' ? { DATABASE_URL: database.url } : {}),
  });
  if (env.ok && database?.kind === 'sqlite') env.env.database = database;
  return {
    folder,
    async file(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    async run(...argv) {
      const stdout = new Collector();
      const stderr = new Collector();
      const code = await runCommand(argv, { env, stdout, stderr, now });
      return { code, stdout: stdout.text, stderr: stderr.text };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Model years and conditions are judged by this day. */
function now(): Date {
  return new Date('2026-11-01T12:00:00Z');
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
