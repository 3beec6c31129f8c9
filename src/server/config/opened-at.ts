import type { Env } from './env.ts';

/** Where this server answers on the machine it runs on. */
export function localOrigin(host: string, port: number): string {
  const name = /^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where a person opens it: behind a proxy only `SITE_URL` leads there. */
export function openedAt(
  env: Pick<Env, 'siteUrl' | 'siteUrlIsSet' | 'host'>,
  listeningPort: number,
): string {
  return env.siteUrlIsSet ? env.siteUrl : localOrigin(env.host, listeningPort);
}
