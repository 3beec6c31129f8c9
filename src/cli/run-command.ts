import { isHeldElsewhere } from '#db/database-faults.ts';
import { sqliteFaultLine } from '#server/config/start/start-checks.ts';
import { CommandError, type Command, type CommandContext, type ExitCode } from './command.ts';
import { backupCommand } from './commands/backup.ts';
import { demoCommand } from './commands/demo.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { leadsCommand } from './commands/leads.ts';
import { mailCommand } from './commands/mail.ts';
import { messagesCommand } from './commands/messages.ts';
import { outboxCommand } from './commands/outbox.ts';
import { recallsCommand } from './commands/recalls.ts';
import { reportKeysCommand } from './commands/report-keys.ts';
import { restoreCommand } from './commands/restore.ts';
import { seedCommand } from './commands/seed.ts';
import { staffCommand } from './commands/staff.ts';
import { submissionsCommand } from './commands/submissions.ts';
import { advise, parseLine, suggestion } from './parse-line.ts';

const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  seedCommand,
  demoCommand,
  leadsCommand,
  submissionsCommand,
  staffCommand,
  mailCommand,
  outboxCommand,
  recallsCommand,
  backupCommand,
  restoreCommand,
  reportKeysCommand,
  messagesCommand,
  doctorCommand,
];

/** Runs one command line (without node and script) and returns the exit code; never throws. */
export async function runCommand(
  argv: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') return showHelp(rest[0], context);
  const command = commands.find((each) => each.name === name);
  try {
    if (!command) throw new CommandError(unknownCommand(name));
    const line = parseLine(command, rest);
    if (line.values.help) {
      context.stdout.write(command.help);
      return 0;
    }
    return await command.run(line, context);
  } catch (error) {
    const prefix = command ? `omnibus ${command.name}` : 'omnibus';
    context.stderr.write(`${prefix}: ${oneLine(error, context)}\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

function showHelp(topic: string | undefined, context: CommandContext): ExitCode {
  const command = commands.find(({ name }) => name === topic);
  if (topic && !command) {
    context.stderr.write(`omnibus: ${unknownCommand(topic)}\n`);
    return 2;
  }
  context.stdout.write(command ? command.help : overview());
  return 0;
}

function unknownCommand(name: string): string {
  const names = commands.map((command) => command.name);
  const kind = name.startsWith('-') ? 'option' : 'command';
  const complaint = `unknown ${kind} ${JSON.stringify(name.slice(0, 60))}${suggestion(name, names)}`;
  const advice = kind === 'command' ? `Commands: ${names.join(', ')}` : 'See: npx omnibus --help';
  return advise(complaint, advice);
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npx omnibus COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\nnpx omnibus COMMAND --help tells more. Configuration comes from the environment, as for the server.\n`;
}

function oneLine(error: unknown, { env }: CommandContext): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.split('\n')[0]!.trim() || 'it failed without saying why';
  if (isHeldElsewhere(error))
    return `${line}: another program holds it; run this again when that one has ended`;
  return (env.ok ? sqliteFaultLine(error, env.env.database) : null) ?? line;
}
