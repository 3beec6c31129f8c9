import { readFileSync } from 'node:fs';
import { median } from '../pages/median.ts';

/** Megabytes by what they are for. */
export type Kinds = Record<string, number>;

/** What `tell-memory.mjs` wrote. */
interface Told {
  usage: NodeJS.MemoryUsage;
  spaces: [name: string, used: number, resident: number][];
}

const megabyte = 1_048_576;

/** Resident megabytes of a process. */
export function residentMegabytes(pid: number, name = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** What an idle server's memory consists of, in megabytes: the whole first. */
export function memoryKinds(pid: number, file: string): Kinds {
  const { usage, spaces } = JSON.parse(readFileSync(file, 'utf8')) as Told;
  const heap = (wanted: RegExp) =>
    spaces.reduce((sum, [name, , bytes]) => sum + (wanted.test(name) ? bytes : 0), 0) / megabyte;
  const whole = residentMegabytes(pid);
  const program = residentMegabytes(pid, 'RssFile');
  const kinds: Kinds = {
    'heap: old objects': heap(/^old|^trusted_space|^shared|^read_only/),
    'heap: young objects': heap(/^new/),
    'heap: compiled code': heap(/^code/),
    'heap: large objects': heap(/large/),
    'buffers (search index, records, kept pages)': (usage.external ?? 0) / megabyte,
  };
  const rest = whole - program - Object.values(kinds).reduce((sum, one) => sum + one, 0);
  return {
    whole,
    'the program and its libraries, shared with other processes of the same file': program,
    ...kinds,
    'everything else: databases, threads, native memory of Node and V8': rest,
  };
}

/** The rows of a table: each kind's median over several servers. */
export function medianRows(all: readonly Kinds[]): string[] {
  return Object.keys(all[0] ?? {}).map(
    (kind) => `| ${kind} | ${median(all.map((one) => one[kind]!)).toFixed(1)} |`,
  );
}
