import type { Config } from '../config.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where the page finds the other services, all as the visitor's browser reaches them. */
export interface Addresses {
  readonly livekit: string;
  /** Null with Firebase itself. */
  readonly emulator: string | null;
}

/**
 * The addresses for a visitor who asked for `host` (the Host header). Services on this machine get the name under
 * which the visitor reached it; others stay as they are.
 */
export function addressesFor(config: Config, host: string | undefined): Addresses {
  const hostname = /^([A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\])(:\d+)?$/.exec(host ?? '')?.[1] ?? 'localhost';
  return {
    livekit: config.LIVEKIT_PUBLIC_URL ?? seenFrom(hostname, config.LIVEKIT_URL),
    emulator: config.AUTH_EMULATOR_URL ? seenFrom(hostname, config.AUTH_EMULATOR_URL) : null,
  };
}

function seenFrom(hostname: string, address: string): string {
  const url = new URL(address);
  if (!loopback.test(url.hostname)) return address;
  url.hostname = hostname;
  return url.toString().replace(/\/$/, '');
}
