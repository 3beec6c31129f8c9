import { setTimeout as sleep } from 'node:timers/promises';
import type { FailingDisk } from '#test/faults/disk/failing-disk.ts';
import type { TcpFaultProxy } from '#test/faults/tcp-fault-proxy.ts';
import type { HostedSearchServer } from '#test/contracts/hosted-search-server.ts';
import type { MailSink } from '#test/contracts/mailer-sink.ts';
import type { PostgresCluster } from '#test/setup/postgres-cluster.ts';
import type { KilledServer } from '../torture/killed-server.ts';

/** What can be broken under the server. */
export interface Surroundings {
  server: KilledServer;
  search: HostedSearchServer;
  mail: { sink: MailSink; line: TcpFaultProxy };
  /** Under SQLite's file; null where the machine cannot, or with PostgreSQL. */
  disk: FailingDisk | null;
  postgres: { cluster: PostgresCluster; line: TcpFaultProxy } | null;
}

export interface Injury {
  name: string;
  /** Breaks something, waits, and mends it. */
  inflict(): Promise<void>;
  /** Pages need nothing of it: while it lasts, none may fail but those refused for want of time. */
  sparesPages: boolean;
}

/** As `RestartSec` in deploy/systemd/omnibus.service. */
const restartMs = 2_000;

/** Everything that can be broken here, in the order of the fault matrix's letters. */
export function injuriesOf({ server, search, mail, disk, postgres }: Surroundings): Injury[] {
  const during = (name: string, seconds: number, steps: Steps, sparesPages = false): Injury => ({
    name: `${name} for ${seconds} s`,
    sparesPages,
    async inflict() {
      await steps.hurt();
      await sleep(seconds * 1_000);
      await steps.mend();
    },
  });
  const searchIs = (fault: HostedSearchServer['fault']): Steps => ({
    hurt: () => void (search.fault = fault),
    mend: () => void (search.fault = null),
  });
  const injuries: Injury[] = [
    {
      name: 'kill -9, started again 2 s later',
      sparesPages: false,
      async inflict() {
        await server.kill();
        await sleep(restartMs);
        await server.start();
      },
    },
    during('search host silent', 10, searchIs('hang'), true),
    during('search host answers 500', 10, searchIs(500), true),
    during('mail host away', 15, { hurt: mail.line.down, mend: mail.line.up }, true),
    during(
      'mail host says 451',
      10,
      {
        hurt: () => mail.sink.refuseWith('451 try later'),
        mend: () => mail.sink.refuseWith(null),
      },
      true,
    ),
  ];
  if (disk) {
    const diskIs = (fault: Parameters<FailingDisk['say']>[0]): Steps => ({
      hurt: () => disk.say(fault),
      mend: () => disk.say(''),
    });
    injuries.push(
      during('disk slow (200 ms a flush)', 10, diskIs('slow-sync 200')),
      during('disk full', 6, diskIs('full')),
      during('disk refuses to flush', 4, diskIs('eio-sync')),
    );
  }
  if (postgres) {
    const { cluster, line } = postgres;
    const deaf = (['upstream', 'downstream'] as const).map(
      (stream) => ({ stream, type: 'timeout', timeoutMs: 0 }) as const,
    );
    injuries.push(
      during('database crashed', 6, {
        hurt: () => cluster.halt('kill'),
        mend: () => cluster.resume(),
      }),
      during('database silent', 8, {
        hurt: () => line.poison(deaf),
        // What hung in the line is lost with its connections.
        mend: () => {
          line.poison([]);
          line.cut();
        },
      }),
      { name: 'database lines cut', sparesPages: false, inflict: async () => void line.cut() },
    );
  }
  return injuries;
}

interface Steps {
  hurt(): void | Promise<void>;
  mend(): void | Promise<void>;
}

/** Each once in a random order, then each again in another; the same for the same seed. */
export function* inTurn<T>(items: readonly T[], seed: number): Generator<T, never> {
  let state = seed >>> 0;
  const random = () => {
    // Numerical Recipes' linear congruence; the high bits are good enough to shuffle with.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (;;) {
    const left = [...items];
    while (left.length > 0) {
      const [item] = left.splice(Math.floor(random() * left.length), 1);
      if (item !== undefined) yield item;
    }
  }
}
