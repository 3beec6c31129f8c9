import { startCaddy, startNginx } from './shipped-proxies.ts';
import { startSmallProxy } from './small-proxy.ts';

/** A proxy in front of nodes that keep their addresses. */
export interface Proxy {
  origin: string;
  /** What the operator does before a node is stopped, where the proxy does not see it coming. */
  leave(number: number): Promise<void>;
  /** Resolves when the node, which is ready, gets visitors. */
  join(number: number): Promise<void>;
  close(): Promise<void>;
}

export type ProxyKind = 'small' | 'caddy' | 'nginx';

export const isProxyKind = (name: string): name is ProxyKind =>
  ['small', 'caddy', 'nginx'].includes(name);

/** `folder` is for its files. Caddy and nginx run with what deploy/ ships. */
export function startProxy(kind: ProxyKind, nodes: string[], folder: string): Promise<Proxy> {
  if (kind === 'caddy') return startCaddy(nodes, folder);
  if (kind === 'nginx') return startNginx(nodes, folder);
  return startSmallProxy(nodes);
}
