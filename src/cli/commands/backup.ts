import type { BackupOrigin } from '#adapters/backup-folder/manifest-file.ts';
import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { createJobLeases } from '#db/repositories/job-leases.ts';
import { backupTime, isAhead, type BackupManifest } from '#domain/backup/backup-manifest.ts';
import type { Env } from '#server/config/env.ts';
import { createBackups } from '#server/ops/create-backups.ts';
import { fileFault } from '#files/file-fault.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { checkFolder } from '../doctor/check-folder.ts';
import { shownMinute } from '../shown-minute.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus backup
       npx omnibus backup list
       npx omnibus backup verify NAME|latest [--allow-unsigned]

Writes the database and the photos beside it into BACKUP_DIR (DATA_DIR/backups unless set), as of one
instant and beside a running server, verifies them and deletes the oldest past BACKUP_KEEP. With
BACKUP_KEY set they are encrypted and signed. PostgreSQL needs pg_dump here.

  --allow-unsigned    verify a backup that is not signed with BACKUP_KEY too; only one of your own
  -h, --help          this text
`;

const usage = 'Usage: npx omnibus backup [list | verify NAME|latest [--allow-unsigned]]';

/** Of the commands that read a backup. */
export const unsignedOption = { 'allow-unsigned': { type: 'boolean' } } as const;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write a verified backup of database and photos; list and verify them',
  help,
  options: unsignedOption,
  async run({ values, positionals }, context) {
    const [what = 'make', name, surplus] = positionals;
    const wrong =
      !['make', 'list', 'verify'].includes(what) ||
      surplus !== undefined ||
      (values['allow-unsigned'] === true && what !== 'verify') ||
      (name !== undefined) !== (what === 'verify');
    if (wrong) throw new CommandError(usage);
    if (!context.env.ok) throw new CommandError(context.env.problem);
    const { env } = context.env;
    const folder = createBackupFolder(env.backup.folder, env.backup.key);
    if (what === 'list') {
      const names = await listed(folder, env.backup);
      if (names.length === 0) context.stderr.write(`There is no backup in ${env.backup.folder}.\n`);
      for (const each of names)
        context.stdout.write(
          `${listLine(each, await folder.glance(each))}${isAhead(each, context.now()) ? aheadWords : ''}\n`,
        );
      return 0;
    }
    if (what === 'verify') {
      const wanted = chosen(await listed(folder, env.backup), name ?? '', context.now());
      const unsigned = values['allow-unsigned'] === true;
      const manifest = await folder.unpack(wanted, null, { unsigned });
      context.stdout.write(`${wanted} is whole: ${contents(manifest, env.backup.key)}\n`);
      return 0;
    }
    const { level, text, advice } = await checkFolder(env.backup.folder, {
      subject: 'backup folder',
      setting: 'BACKUP_DIR',
      maker: 'This',
    });
    if (level === 'fail') throw new CommandError(`${text}; ${advice}`, 1);
    return withDatabase<ExitCode>(context, async (database) => {
      const { make } = createBackups({
        database,
        target: env.database,
        dataDir: env.dataDir,
        bucket: env.media.kind === 's3',
        settings: env.backup,
        leases: createJobLeases(database, context.now),
        log: { info() {}, error() {} },
        now: context.now,
      });
      const made = await make();
      const manifest = await folder.read(made);
      context.stdout.write(
        `${made} written to ${env.backup.folder}: ${contents(manifest, env.backup.key)}\n`,
      );
      return 0;
    });
  },
};

/** Names of the backups; says what keeps the folder from being read. */
export function listed(
  backups: ReturnType<typeof createBackupFolder>,
  { folder }: Env['backup'],
): Promise<string[]> {
  return backups.list().catch((error: unknown) => {
    throw new CommandError(`BACKUP_DIR ${folder} cannot be read: ${fileFault(error)}`, 1);
  });
}

/** `latest` passes it over. */
const aheadWords = ', named later than now: a clock was ahead';

const notSigned = ', not signed with your key';

/** What the list says of a backup besides whether it is encrypted. */
const originWords: Record<BackupOrigin, string> = {
  ours: '',
  'no-key': '',
  unsigned: notSigned,
  'another-key': notSigned,
  changed: ', changed since it was written',
  renamed: ', made at another time than its name says',
};

function listLine(
  name: string,
  found: { bytes: number; sealed: boolean; origin: BackupOrigin } | null,
): string {
  const time = shownMinute(backupTime(name) ?? name);
  if (found === null) return `${name}  ${time}  its manifest cannot be read`;
  const size = `${(found.bytes / 1_000_000).toFixed(1)} MB`.padStart(10);
  return `${name}  ${time}  ${size}  ${found.sealed ? 'encrypted' : 'not encrypted'}${originWords[found.origin]}`;
}

/** The name that was meant; throws when there is no such backup. */
export function chosen(names: readonly string[], wanted: string, now: Date): string {
  const latest = () => names.findLast((each) => !isAhead(each, now)) ?? names.at(-1);
  const name = wanted === 'latest' ? latest() : names.find((each) => each === wanted);
  if (name !== undefined) return name;
  const there = names.length === 0 ? 'there are none' : `the newest is ${names.at(-1)}`;
  throw new CommandError(`no backup ${JSON.stringify(wanted.slice(0, 80))}; ${there}`, 1);
}

/** Such as "4,210 rows, 120 photo files, encrypted". */
export function contents({ rows, media, keyId }: BackupManifest, key: string | null): string {
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const photos =
    media === null ? 'photos in the bucket' : `${media.length.toLocaleString('en-US')} photo files`;
  return `${count.toLocaleString('en-US')} rows, ${photos}${keyId !== null ? ', encrypted' : key === null ? '' : notSigned}`;
}
