import { join } from 'node:path';
import { CommandError, type Command, type CommandContext } from '../command.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkBucket } from '../doctor/check-bucket.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkFolder } from '../doctor/check-folder.ts';
import { checkDisk, checkNode, checkPictures } from '../doctor/check-machine.ts';
import { checkOpenFiles, checkReach, readLimits } from '../doctor/check-process.ts';
import { checkRestore } from '../doctor/check-restore.ts';
import { fail, ok, warn, type DoctorFinding } from '../doctor/finding.ts';

const help = `Usage: npx omnibus doctor

Checks what the server needs, one line each: ok, warn or fail. Changes nothing.
Exit code 1 when something fails.

  -h, --help    this text
`;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check configuration, database, folders and versions',
  help,
  options: {},
  async run({ positionals }, context) {
    if (positionals.length > 0)
      throw new CommandError(
        `${JSON.stringify(positionals[0])} is left over. Usage: npx omnibus doctor`,
      );
    let failed = false;
    for await (const finding of examine(context)) {
      failed ||= finding.level === 'fail';
      const advice = finding.advice ? `; ${finding.advice}` : '';
      const subject = finding.subject.padEnd(13);
      context.stdout.write(`${finding.level.padEnd(4)}  ${subject} ${finding.text}${advice}\n`);
    }
    return failed ? 1 : 0;
  },
};

async function* examine({ env: result, now }: CommandContext): AsyncGenerator<DoctorFinding> {
  yield checkNode(process.version);
  yield await checkPictures();
  if (!result.ok) {
    yield fail('configuration', result.problem, 'the server would not start');
    return;
  }
  const { env } = result;
  yield ok('configuration', `${env.database.kind}, ${env.siteUrl}, ${env.mode}`);
  for (const doubt of result.doubts()) yield warn('configuration', doubt, 'correct its name');
  yield* checkReach(env);
  const files = checkOpenFiles(await readLimits());
  if (files) yield files;
  const data = { setting: 'DATA_DIR', maker: 'npm start' } as const;
  yield await checkFolder(env.dataDir, { ...data, subject: 'data folder' });
  yield await checkFolder(join(env.dataDir, 'media'), { ...data, subject: 'media folder' });
  if (env.media.kind === 's3') yield await checkBucket(env.media);
  yield await checkFolder(env.backup.folder, {
    subject: 'backup folder',
    setting: 'BACKUP_DIR',
    maker: 'the first backup',
  });
  const foreign = await checkBackups(env.backup);
  if (foreign) yield foreign;
  const restore = checkRestore(env.dataDir);
  if (restore) yield restore;
  const disk = await checkDisk(env.dataDir);
  if (disk) yield disk;
  yield* await checkDatabase(env, now);
}
