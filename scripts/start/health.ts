import { connect } from 'node:net';

/** Asks once whether a part works; never throws. */
export type HealthCheck = () => Promise<boolean>;

const replyDeadlineInMs = 2000;

/** Healthy when the address answers with a success. */
export function httpHealth(url: string): HealthCheck {
  return async () => {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(replyDeadlineInMs) });
      await reply.arrayBuffer();
      return reply.ok;
    } catch {
      return false;
    }
  };
}

/** Healthy when something accepts a connection. */
export function tcpHealth(port: number, host = '127.0.0.1'): HealthCheck {
  return () =>
    new Promise((resolve) => {
      const socket = connect({ port, host, timeout: replyDeadlineInMs });
      const end = (healthy: boolean) => {
        socket.destroy();
        resolve(healthy);
      };
      socket.once('connect', () => end(true));
      socket.once('error', () => end(false));
      socket.once('timeout', () => end(false));
    });
}

/** Healthy when all are. */
export function allHealthy(...checks: readonly HealthCheck[]): HealthCheck {
  return async () => (await Promise.all(checks.map((check) => check()))).every(Boolean);
}
