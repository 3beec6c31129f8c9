import { readEnv } from '#server/config/env.ts';
import { keepMemorySmall } from './keep-memory-small.ts';
import { runCommand } from './run-command.ts';
import { tellStop } from './tell-stop.ts';
import { wholeOutput } from './whole-output.ts';

keepMemorySmall();

const [command = ''] = process.argv.slice(2);
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
tellStop(command);

process.exitCode = await runCommand(process.argv.slice(2), {
  env: readEnv(),
  stdout: wholeOutput(command),
  stderr: process.stderr,
  now: () => new Date(),
});
