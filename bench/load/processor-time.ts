import { readdirSync, readFileSync } from 'node:fs';

/** Processor time that a process has used so far, all its threads, in milliseconds; Linux counts hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The processes that a process has started and that still run, such as the one that draws the demo. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  });
}
