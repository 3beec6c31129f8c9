import { Hono, type Context } from 'hono';

/** Answers whether the process can serve: null when it can, else one line saying why not. */
export type ReadinessCheck = () => Promise<string | null>;

/**
 * `/healthz` says that the process is alive; `/readyz` that it can answer from its database now, for
 * alerts and for people; `/serving` that it should be sent visitors, for load balancers. Without its
 * database a node serves the pages that it keeps and takes forms to disk: were all nodes taken out
 * then, nothing would be left.
 */
export function healthRoutes({
  ready,
  serving,
}: {
  ready: ReadinessCheck;
  serving: ReadinessCheck;
}) {
  const say = async (c: Context, check: ReadinessCheck, yes: string) => {
    const problem = await check();
    return problem === null
      ? c.json({ status: yes }, 200, noStore)
      : c.json({ status: 'unready', problem }, 503, noStore);
  };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', (c) => say(c, ready, 'ready'))
    .get('/serving', (c) => say(c, serving, 'serving'));
}

const noStore = { 'cache-control': 'no-store' };
