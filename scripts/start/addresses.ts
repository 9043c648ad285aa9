import { networkInterfaces } from 'node:os';

const wildcards = new Set(['0.0.0.0', '::']);

/** Where this machine reaches something that listens on `host`. */
export function reachable(host: string): string {
  if (wildcards.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The name to show to people for something that listens on `host`. */
export function shownHost(host: string): string {
  if (host === '127.0.0.1' || host === 'localhost') return 'localhost';
  return wildcards.has(host) ? lanAddress() : reachable(host);
}

/** The address that sound is sent to: `LIVEKIT_NODE_IP`, else the one that is listened on. */
export function mediaAddress(host: string, env: NodeJS.ProcessEnv): string {
  if (env.LIVEKIT_NODE_IP) return env.LIVEKIT_NODE_IP;
  return host === 'localhost' ? '127.0.0.1' : wildcards.has(host) ? lanAddress() : host;
}

function lanAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
