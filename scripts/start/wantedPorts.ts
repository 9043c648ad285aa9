import type { WantedPort } from './freePorts.ts';
import type { StartOptions } from './options.ts';
import { mediaAddress } from './addresses.ts';
import { embedded } from './parts.ts';
import type { Ports } from './ports.ts';

/** Every port that this start is going to listen on. */
export function wantedPorts(options: StartOptions, ports: Ports, env: NodeJS.ProcessEnv): WantedPort[] {
  const here = embedded(env);
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const tcp = (port: number, address: string): WantedPort => ({ port, host: address, protocol: 'tcp' });
  const local = '127.0.0.1';
  const media = mediaAddress(options.host, env);
  return [
    tcp(ports.page, host),
    ...(here.inbox ? [tcp(ports.inbox, local), tcp(ports.smtp, local)] : []),
    ...(here.identity ? [tcp(ports.identity, host)] : []),
    ...(here.database ? [tcp(ports.database, local)] : []),
    ...(here.liveKit
      ? [
          tcp(ports.liveKit, host),
          { port: ports.mediaUdp, host: media, protocol: 'udp' } as const,
          ...(media.startsWith('127.') ? [] : [tcp(ports.mediaTcp, '0.0.0.0')]),
        ]
      : []),
    tcp(ports.agent, local),
    ...(options.dev ? [tcp(ports.devServer, host)] : []),
  ];
}
