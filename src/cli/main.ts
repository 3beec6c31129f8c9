import { readEnv } from '#server/config/env.ts';
import { keepMemorySmall } from './keep-memory-small.ts';
import { runCommand } from './run-command.ts';
import { tellStop } from './tell-stop.ts';

keepMemorySmall();

// `omnibus export buses | head` closes the pipe early; that is no fault of anybody.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });

tellStop(process.argv[2] ?? '');

process.exitCode = await runCommand(process.argv.slice(2), {
  env: readEnv(),
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
});
