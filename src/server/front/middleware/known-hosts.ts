import type { IncomingMessage } from 'node:http';
import { healthPaths } from '../../http/health/health-paths.ts';
import { isThisMachine } from '../overload/clients/networks.ts';

/** Why a request is not for this site; null when it is. */
export type HostVerdict = 'host' | 'method' | null;

/**
 * Such as `%6d`: letters, digits and signs that stand for themselves (RFC 3986 §2.3). Not behind half of
 * another one: `%%36d` would become `%6d`, for the router to read once more.
 */
const needless = /(?<!%[\da-f]?)%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
/** Such as `/media/../buses`, `/%6dcp` or `/mcp#x`: a path that the router reads as another one. */
const unfolded = new RegExp(`^[^?]*(?:#|/\\.{1,2}(?:[/?]|$)|${needless.source})`, 'i');

const loopbackName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Which names this server answers to (RFC 9110 §7.4): the host of `SITE_URL`, those of
 * `ALLOWED_HOSTS`, the address that the connection came to, and the names of this machine for
 * whoever sits on it, or for all while the site itself is at such a name. `X-Forwarded-Host` and
 * `Forwarded` are never read. A request that carries its whole address (RFC 9112 §3.2.2) must name
 * a known host there too; it goes on with the path alone. Dots in a path are folded (RFC 3986 §5.2.4),
 * letters read and what follows a `#` is dropped, so that limits, lines and kept pages judge the address
 * that will be answered.
 */
export function createHostCheck(
  siteUrl: string,
  allowedHosts: readonly string[] = [],
): (request: IncomingMessage) => HostVerdict {
  const site = new URL(siteUrl);
  const known = new Set([...namesOf(site), ...allowedHosts.map((host) => host.toLowerCase())]);
  const isLoopbackSite = loopbackName.test(site.host);

  const isKnown = (host: string, { socket }: IncomingMessage): boolean => {
    if (known.has(host) || known.has(host.toLowerCase())) return true;
    if (loopbackName.test(host)) {
      return isLoopbackSite || isThisMachine(socket.remoteAddress ?? '');
    }
    return host === ownAddress(socket.localAddress, socket.localPort);
  };

  return (request) => {
    const { url = '' } = request;
    if (!url.startsWith('/')) {
      // `OPTIONS *` asks about the server as a whole, of which there is nothing to say.
      if (url === '*') return 'method';
      const target = URL.parse(url);
      if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return 'host';
      if (target.username + target.password !== '' || !isKnown(target.host, request)) return 'host';
      request.url = target.pathname + target.search;
    } else if (unfolded.test(url)) {
      const [path = ''] = url.split(/[?#]/, 1);
      const plain = path.replaceAll(needless, decodeURIComponent) + url.slice(path.length);
      const target = URL.parse(`http://${site.host}${plain}`);
      if (target) request.url = target.pathname + target.search;
    }
    if (hostHeaders(request.rawHeaders) > 1) return 'host';
    if (healthPaths.test(request.url ?? '')) return null;
    const { host } = request.headers;
    return host !== undefined && isKnown(host, request) ? null : 'host';
  };
}

/** A port that goes without saying may be said. */
function namesOf({ protocol, host, port }: URL): string[] {
  if (port !== '') return [host];
  return [host, `${host}:${protocol === 'https:' ? 443 : 80}`];
}

/** Two parsers in a row may take different ones of two `Host` headers. */
function hostHeaders(raw: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** As a `Host` header names it; IPv4 seen through an IPv6 socket is IPv4. */
function ownAddress(address = '', port = 0): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return `${plain.includes(':') ? `[${plain}]` : plain}:${port}`;
}
