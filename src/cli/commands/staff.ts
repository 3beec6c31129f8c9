import { siteSettings } from '#content/site-settings.ts';
import { runningServerOrigin } from '#db/data-directory-lock.ts';
import type { Database } from '#db/database.ts';
import { isStaffRole, staffRoles } from '#domain/staff/roles.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import { createStaffAccess } from '#server/wiring/staff/create-staff-accounts.ts';
import type { StaffAccess } from '#staff/staff-services.ts';
import { staffUrls } from '#staff/urls.ts';
import { CommandError, type Command, type CommandContext, type ExitCode } from '../command.ts';
import { shownMinute } from '../shown-minute.ts';
import { terminalText } from '../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

const roles = Object.keys(staffRoles).join(', ');

const help = `Usage: npx omnibus staff create EMAIL --name NAME [--role ROLE]
       npx omnibus staff list
       npx omnibus staff disable EMAIL
       npx omnibus staff enable EMAIL
       npx omnibus staff reset-password EMAIL [--forget-second-step]

Accounts of the back office. "create" and "reset-password" print a link that opens once: there the
person chooses a password, so that none ever stands in a command line. It works for 7 days for a new
account and for an hour for a new password. "list" names who is invited and not here yet, too. "disable"
signs the person out at once.

  --name NAME             how the person is called
  --role ROLE             ${roles}; owner unless told otherwise
  --forget-second-step    also takes code app and passkeys away, for somebody who lost them
  -h, --help              this text
`;

const usage =
  'Usage: npx omnibus staff create EMAIL --name NAME [--role ROLE] | list | disable EMAIL | enable EMAIL | reset-password EMAIL';

/** Said to another one, an option would be passed over in silence. */
const commandOf = { name: 'create', role: 'create', 'forget-second-step': 'reset-password' };

const actor: Actor = { id: null, name: 'Command line' };

export const staffCommand: Command = {
  name: 'staff',
  summary: 'create, list and disable accounts of the back office',
  help,
  options: {
    name: { type: 'string' },
    role: { type: 'string' },
    'forget-second-step': { type: 'boolean' },
  },
  async run({ values, positionals }, context) {
    const [what = 'list', email, surplus] = positionals;
    const known = ['create', 'list', 'disable', 'enable', 'reset-password'];
    if (!known.includes(what) || surplus !== undefined) throw new CommandError(usage);
    if ((what === 'list') !== (email === undefined)) throw new CommandError(usage);
    for (const [option, its] of Object.entries(commandOf))
      if (values[option] !== undefined && what !== its)
        throw new CommandError(`--${option} is for "staff ${its}"`);
    const role = values.role ?? 'owner';
    if (!isStaffRole(role)) throw new CommandError(`--role takes one of ${roles}`);
    if (what === 'create' && typeof values.name !== 'string') {
      throw new CommandError('--name is missing: how is the person called?');
    }
    return withDatabase<ExitCode>(context, async (database) => {
      const access = await openAccess(context, database);
      if (what === 'list') return list(access, context);
      const address = email ?? '';
      if (what === 'create') {
        const typed = { email: address, name: String(values.name), role };
        const answer = await access.links.invite(typed, { actor, mail: false });
        if (answer.outcome === 'invalid') throw new CommandError(answer.text);
        return printLink(context, answer.link.expiresAt, answer.token);
      }
      const account = await access.accounts.findByEmail(address);
      if (!account) throw new CommandError(`nobody has the address ${JSON.stringify(address)}`, 1);
      if (what === 'reset-password') {
        if (values['forget-second-step']) {
          await access.accounts.forgetSecondFactors(account.id, actor);
        }
        const made = await access.links.passwordLink(address, { actor, mail: false });
        if (!made) throw new CommandError('this account is switched off; "enable" it first', 1);
        return printLink(context, made.link.expiresAt, made.token);
      }
      const answer = await access.accounts.setDisabled(account.id, what === 'disable', actor);
      if (answer.outcome === 'last-owner') {
        throw new CommandError('this is the last owner; create another one first', 1);
      }
      context.stdout.write(
        what === 'disable' ? 'switched off and signed out everywhere\n' : 'switched on\n',
      );
      return 0;
    });
  },
};

function openAccess({ env }: CommandContext, database: Database): Promise<StaffAccess> {
  if (!env.ok) throw new CommandError(env.problem);
  const { siteUrl, staffSecret } = env.env;
  return createStaffAccess({ database, settings: siteSettings, siteUrl, secret: staffSecret });
}

function printLink({ env, stdout, stderr }: CommandContext, until: string, token: string): 0 {
  if (!env.ok) throw new CommandError(env.problem);
  const { siteUrl, siteUrlIsSet, dataDir } = env.env;
  const running = siteUrlIsSet ? siteUrl : runningServerOrigin(dataDir);
  stderr.write(`Opens once, until ${shownMinute(until)}:\n`);
  stdout.write(`${running ?? siteUrl}${staffUrls.oneTimeLink(token)}\n`);
  if (running === null)
    stderr.write('The link is for a server that is started with the same PORT and SITE_URL.\n');
  return 0;
}

async function list({ accounts }: StaffAccess, context: CommandContext): Promise<0> {
  const { stdout, stderr } = context;
  const [members, invited] = await Promise.all([accounts.list(), accounts.openInvitations()]);
  if (members.length + invited.length === 0)
    stderr.write('Nobody has an account; "staff create" makes the first one.\n');
  for (const one of members) {
    const state = one.disabledAt === null ? (one.demo ? 'demo' : 'works') : 'switched off';
    const seen = one.lastSeenAt?.slice(0, 16) ?? 'never';
    const name = terminalText(one.name);
    stdout.write(
      `${one.role.padEnd(8)} ${state.padEnd(12)} ${one.email}  ${name}  last seen ${seen}\n`,
    );
  }
  for (const { role, email, name, expiresAt } of invited) {
    const until = shownMinute(expiresAt);
    const who = `${email}  ${terminalText(name ?? '')}`;
    stdout.write(`${(role ?? '').padEnd(8)} ${'invited'.padEnd(12)} ${who}  until ${until}\n`);
  }
  return 0;
}
