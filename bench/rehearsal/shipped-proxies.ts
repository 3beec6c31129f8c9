import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/config/project-root.ts';
import { freePort } from '#test/setup/free-port.ts';
import type { Proxy } from './proxy.ts';

/** Twice `health_interval` of deploy/Caddyfile. */
const caddyLearnsMs = 4_000;
/** A reload takes effect at once; the old workers end their requests. */
const nginxReloadsMs = 500;

/**
 * deploy/Caddyfile over plain HTTP. The load comes from one machine: visitors are told apart by the
 * `X-Forwarded-For` that they send themselves, which nobody may elsewhere.
 */
export async function startCaddy(nodes: string[], folder: string): Promise<Proxy> {
  const port = await freePort();
  const shipped = await readFile(join(projectRoot, 'deploy/Caddyfile'), 'utf8');
  const path = join(folder, 'Caddyfile');
  const own = replaceAll(shipped, [
    ['node-1:3000', hostOf(nodes[0])],
    ['node-2:3000', hostOf(nodes[1])],
    ['health_uri /serving', 'trusted_proxies 127.0.0.1/32\n\thealth_uri /serving'],
    ['lb_policy ip_hash', 'lb_policy header X-Forwarded-For'],
  ]);
  await writeFile(path, `{\n\tadmin off\n\tskip_install_trust\n}\n${own}`);
  const child = spawn('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_HOST: `http://127.0.0.1:${port}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  return {
    ...(await started(child, `http://127.0.0.1:${port}`)),
    leave: async () => {},
    join: async () => void (await pause(caddyLearnsMs)),
  };
}

/** deploy/nginx.conf over plain HTTP, with the lines of nodes that leave marked as its head says. */
export async function startNginx(nodes: string[], folder: string): Promise<Proxy> {
  const port = await freePort();
  const shipped = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8');
  const path = join(folder, 'nginx.conf');
  const down = new Set<number>();
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const write = async () => {
    const lines = replaceAll(shipped.slice(0, shipped.lastIndexOf('server {')), [
      ['127.0.0.1:3000', hostOf(nodes[0]) + (down.has(0) ? ' down' : '')],
      ['127.0.0.1:3001', hostOf(nodes[1]) + (down.has(1) ? ' down' : '')],
      ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
      ['server_name buses.example.com', 'server_name _'],
      ['/var/log/nginx/', `${folder}/nginx/`],
    ]).replaceAll(/\t(?:ssl_certificate|listen \[).*\n/g, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/nginx/${name};`)
      .join(' ');
    await writeFile(
      path,
      `daemon off; pid ${folder}/nginx/pid; error_log ${folder}/nginx/error.log;\n` +
        `worker_processes 2; worker_rlimit_nofile 16384; events { worker_connections 4096; }\n` +
        `http { access_log off; ${temporary}\n` +
        `set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;\n${lines}\n}\n`,
    );
  };
  await write();
  const checked = spawnSync('nginx', ['-t', '-c', path], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${checked.stderr}`);
  const child = spawn('nginx', ['-c', path], { stdio: 'ignore' });
  const reload = async () => {
    await write();
    child.kill('SIGHUP');
    await pause(nginxReloadsMs);
  };
  return {
    ...(await started(child, `http://127.0.0.1:${port}`)),
    leave: async (number) => {
      down.add(number);
      await reload();
    },
    join: async (number) => {
      down.delete(number);
      await reload();
    },
  };
}

async function started(child: ChildProcess, origin: string) {
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const giveUpAt = performance.now() + 20_000;
  while (
    !(await fetch(`${origin}/serving`).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || child.pid === undefined || performance.now() > giveUpAt)
      throw new Error(`${child.spawnfile} does not run; is it installed?`);
    await pause(100);
  }
  return {
    origin,
    close: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

const hostOf = (origin = '') => new URL(origin).host;

/** What is not there cannot be replaced: the shipped file has changed. */
function replaceAll(text: string, pairs: [string, string][]): string {
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`deploy/ has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  return text;
}
