import { Socket } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Longest silence of a database that was asked something, in milliseconds; then its connection counts as lost. */
const longestSilenceMs = 30_000;

/** No connection to the database can be had. */
class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/**
 * A pool that says by {@link NoConnection} when a transaction cannot even begin, and takes a connection back by itself
 * that breaks while somebody holds it: nobody else listens for that, and a `begin` that fails is not given back.
 */
export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool['connect']>[0]): void;
  override connect(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (done) return super.connect(done);
    return new Promise((resolve, reject) => {
      // By callback, since a promise would leave a moment in which nobody listens.
      super.connect((cause, client) => {
        if (client) resolve(takenBackWhenBroken(client));
        else reject(new NoConnection('The database does not answer.', { cause }));
      });
    });
  }
}

function takenBackWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let held = true;
  const release = (error?: Error | boolean) => {
    if (!held) return;
    held = false;
    giveBack(error);
    client.off('error', release);
  };
  client.release = release;
  return client.on('error', release);
}

/**
 * Makes the sockets of connections that are given up after a silence, so that nobody waits for a machine that is gone
 * without a word. Pools close connections that nobody uses sooner.
 */
export const impatientSockets = (silenceMs = longestSilenceMs) => ({
  stream: () => {
    const socket = new Socket();
    return socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database has fallen silent.')));
  },
});

/** What a database says that goes down, comes up, or has no place left: connection, resources, operator. */
const going = /^(08|53|57P)/;

/** Whether a failure is no fault of what was asked: the database is away, and will answer when it is back. */
export function isAway(error: Error): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  return error.cause instanceof pg.DatabaseError ? going.test(error.cause.code ?? '') : true;
}
