import { expect, test } from 'vitest';
import { liveKitConfig } from './liveKitConfig.ts';
import { portsFrom } from './ports.ts';

const settings = {
  ports: portsFrom(3000),
  keys: { apiKey: 'APIkey', apiSecret: 'secret' },
  webhookUrl: 'http://127.0.0.1:3000/api/webhooks/livekit',
};
const read = (host: string, nodeIp: string): unknown => JSON.parse(liveKitConfig({ ...settings, host, nodeIp }));

test('on loopback nothing listens elsewhere, and browsers are sent to no public STUN server', () => {
  expect(read('127.0.0.1', '127.0.0.1')).toMatchObject({
    bind_addresses: ['127.0.0.1'],
    rtc: { tcp_port: 0, udp_port: 3007, ips: { includes: ['127.0.0.1/32'] }, stun_servers: ['127.0.0.1:3006'] },
  });
});

test('with a host, media goes there and may fall back to TCP', () => {
  expect(read('0.0.0.0', '192.0.2.7')).toMatchObject({
    bind_addresses: ['0.0.0.0'],
    rtc: { node_ip: '192.0.2.7', tcp_port: 3006, enable_loopback_candidate: false },
  });
});
