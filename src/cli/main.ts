import { readEnv } from '#server/config/env.ts';
import { keepMemorySmall } from './keep-memory-small.ts';
import { runCommand } from './run-command.ts';

keepMemorySmall();

// `omnibus export buses | head` closes the pipe early; that is no fault of anybody.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // Every command may be given twice; told, because some had stored a part (an import) and some nothing.
    process.stderr.write(
      `omnibus ${process.argv[2] ?? ''}: stopped before its end; run it again\n`,
    );
    process.kill(process.pid, signal);
  });

process.exitCode = await runCommand(process.argv.slice(2), {
  env: readEnv(),
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
});
