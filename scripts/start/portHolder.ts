import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import type { WantedPort } from './freePorts.ts';

/** Who listens on a port, as `name (process 123)`; undefined when the system does not tell. */
export function portHolder({ port, protocol }: Pick<WantedPort, 'port' | 'protocol'>): string | undefined {
  try {
    return process.platform === 'linux' ? fromProc(port, protocol) : fromLsof(port, protocol);
  } catch {
    return undefined;
  }
}

/** `/proc/net/tcp` names the socket of a port, and one of the processes has that socket open (proc(5)). */
function fromProc(port: number, protocol: 'tcp' | 'udp'): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set<string>();
  for (const table of [protocol, `${protocol}6`]) {
    for (const line of readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      const listening = protocol === 'udp' || state === '0A';
      if (local?.endsWith(suffix) && listening && inode) sockets.add(`socket:[${inode}]`);
    }
  }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (holdsOne(pid, sockets)) return `${programOf(pid)} (process ${pid})`;
  }
  return undefined;
}

/** Not the kernel's own name for it, which a program may change: Node calls itself MainThread. */
function programOf(pid: string): string {
  return basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] || 'a program');
}

function holdsOne(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false; // Another user's process, or one that has just ended.
  }
}

function fromLsof(port: number, protocol: 'tcp' | 'udp'): string | undefined {
  const filter = protocol === 'tcp' ? ['-iTCP:' + String(port), '-sTCP:LISTEN'] : ['-iUDP:' + String(port)];
  const printed = execFileSync('lsof', ['-nP', '-Fpc', ...filter], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = /^p(\d+)$/m.exec(printed)?.[1];
  const name = /^c(.+)$/m.exec(printed)?.[1];
  return pid && name ? `${name} (process ${pid})` : undefined;
}
