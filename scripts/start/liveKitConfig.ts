import type { LiveKitKeys } from './dataFolder.ts';
import type { Ports } from './ports.ts';

export interface LiveKitSettings {
  readonly ports: Ports;
  readonly keys: LiveKitKeys;
  /** Address to listen on. */
  readonly host: string;
  /** Address that browsers and the agent send sound to; not a wildcard. */
  readonly nodeIp: string;
  /** Where LiveKit tells of rooms that end. */
  readonly webhookUrl: string;
}

/**
 * The LiveKit server's configuration. JSON is YAML too, and needs no quoting rules.
 *
 * On loopback it has no TCP media port, since LiveKit opens that one on every interface. The STUN server is a closed
 * port: with none given, LiveKit would send browsers to a public one. It must not be the media port, whose answers
 * WebRTC would then take for STUN's.
 */
export function liveKitConfig({ ports, keys, host, nodeIp, webhookUrl }: LiveKitSettings): string {
  const loopback = nodeIp.startsWith('127.');
  return JSON.stringify({
    port: ports.liveKit,
    bind_addresses: ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? [host] : [host, '127.0.0.1'],
    logging: { json: true, level: 'warn' },
    keys: { [keys.apiKey]: keys.apiSecret },
    rtc: {
      node_ip: nodeIp,
      udp_port: ports.mediaUdp,
      tcp_port: loopback ? 0 : ports.mediaTcp,
      use_external_ip: false,
      enable_loopback_candidate: loopback,
      ips: { includes: [`${nodeIp}/32`] },
      stun_servers: [`127.0.0.1:${loopback ? ports.mediaTcp : ports.devServer}`],
    },
    room: { auto_create: true },
    turn: { enabled: false },
    webhook: { api_key: keys.apiKey, urls: [webhookUrl] },
  });
}
