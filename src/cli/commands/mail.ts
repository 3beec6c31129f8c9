import { createMailbox, recordMailLook } from '#db/repositories/mailbox.ts';
import type { StoredMail } from '#domain/mail/mail.ts';
import { privateTokensOf } from '#domain/mail/private-tokens.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { terminalText } from '../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus mail list
       npx omnibus mail show NUMBER

The development mailbox: what would have been sent if SMTP_URL were set. Newest first. That a mail with
a private link was shown stands in the audit log.

  -h, --help    this text
`;

const listed = 50;

export const mailCommand: Command = {
  name: 'mail',
  summary: 'read the development mailbox',
  help,
  options: {},
  async run({ positionals }, context) {
    const [what = 'list', number, surplus] = positionals;
    const fits =
      what === 'list'
        ? number === undefined
        : what === 'show' && number !== undefined && surplus === undefined;
    if (!fits) throw new CommandError('Usage: npx omnibus mail list | mail show NUMBER');
    return withDatabase<ExitCode>(context, async (database) => {
      const mailbox = createMailbox(database);
      if (what === 'list') {
        const mails = await mailbox.list(listed);
        if (mails.length === 0) context.stderr.write('The mailbox is empty.\n');
        context.stdout.write(mails.map(line).join(''));
        return 0;
      }
      const mail = /^\d{1,12}$/.test(number ?? '') ? await mailbox.find(Number(number)) : null;
      if (!mail) throw new CommandError(`there is no mail ${JSON.stringify(number ?? '')}`, 1);
      if (privateTokensOf(mail).length > 0) {
        const by = { id: null, name: 'Command line' };
        await recordMailLook(database, mail, by, context.now());
      }
      context.stdout.write(whole(mail));
      return 0;
    });
  },
};

function line({ number, at, to, subject }: StoredMail): string {
  return `${String(number).padStart(5)}  ${at.slice(0, 16)}  ${terminalText(to)}  ${terminalText(subject)}\n`;
}

function whole({ at, to, replyTo, subject, text }: StoredMail): string {
  const head = [
    `Date: ${at}`,
    `To: ${terminalText(to)}`,
    ...(replyTo ? [`Reply-To: ${terminalText(replyTo)}`] : []),
    `Subject: ${terminalText(subject)}`,
  ];
  const body = text.split('\n').map(terminalText);
  return `${head.join('\n')}\n\n${body.join('\n')}`;
}
