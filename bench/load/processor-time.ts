import { readFileSync } from 'node:fs';

/** Processor time that a process has used so far, all its threads, in milliseconds; Linux counts hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
