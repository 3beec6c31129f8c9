import { createServer, type Server, type Socket } from 'node:net';
import { listenLocally } from '#test/setup/listen-locally.ts';

export interface SinkMail {
  from: string;
  recipients: string[];
  data: string;
}

export interface MailSink {
  url: string;
  mails: SinkMail[];
  /** Answers each RCPT with this line instead of 250, or only those that name `whom`. */
  refuseWith(line: string | null, whom?: string): void;
  close(): Promise<void>;
}

/** An SMTP server on this machine that keeps what it is given, byte by byte. */
export async function startMailSink(): Promise<MailSink> {
  const mails: SinkMail[] = [];
  let refusal: string | null = null;
  let refused = '';
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    talk(socket, mails, (recipient) => (recipient.includes(refused) ? refusal : null));
  });
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith(line, whom = '') {
      refusal = line;
      refused = whom;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function talk(
  socket: Socket,
  mails: SinkMail[],
  refusal: (recipient: string) => string | null,
): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffer = '';
  let mail: SinkMail = { from: '', recipients: [], data: '' };
  let inData = false;
  say('220 sink');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        mails.push({ ...mail, data: part });
        mail = { from: '', recipients: [], data: '' };
        say('250 kept');
      } else if (/^EHLO|^HELO/i.test(part)) say('250-sink\r\n250 SMTPUTF8');
      else if (/^MAIL FROM/i.test(part)) {
        mail.from = part;
        say('250 ok');
      } else if (/^RCPT TO/i.test(part)) {
        const no = refusal(part);
        if (!no) mail.recipients.push(part);
        say(no ?? '250 ok');
      } else if (/^DATA/i.test(part)) {
        inData = true;
        say('354 go on');
      } else if (/^AUTH/i.test(part)) say('235 welcome');
      else if (/^QUIT/i.test(part)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}
