import { Hono } from 'hono';

/** Answers whether the process can serve: null when it can, else one line saying why not. */
export type ReadinessCheck = () => Promise<string | null>;

/**
 * `/healthz` says that the process is alive; `/readyz` that it can answer from its database now,
 * so that a load balancer sends visitors only to nodes that can serve them.
 */
export function healthRoutes(ready: ReadinessCheck) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const problem = await ready();
      const body = problem === null ? { status: 'ready' } : { status: 'unready', problem };
      return c.json(body, problem === null ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
