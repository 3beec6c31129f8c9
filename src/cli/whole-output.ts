import { fstatSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileFault } from '#files/file-fault.ts';
import type { Output } from './command.ts';

/**
 * Standard output that is written whole, or else ends the process with code 1 and a line that says why.
 * Node writes to a file once and does not look how much of it there was room for: on a disk that fills
 * up half an export would count as done.
 */
export function wholeOutput(command: string): Output {
  const output = fstatSync(1).isFile() ? fileOutput() : process.stdout;
  output.on('error', (error: NodeJS.ErrnoException) => {
    // `omnibus export buses | head` closes the pipe early; that is no fault of anybody.
    if (error.code === 'EPIPE') process.exit(0);
    const what = `omnibus ${command}: the output could not be written to its end`;
    process.stderr.write(`${what}: ${fileFault(error)}\n`);
    process.exit(1);
  });
  return output;
}

const fileOutput = (): Output =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        writeFileSync(1, chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
