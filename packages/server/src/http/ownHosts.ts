import { networkInterfaces } from 'node:os';

/** What decides by which names a machine is called. */
interface OwnAddress {
  /** The address that is listened on. */
  readonly host: string;
  /** Where people find the page, when that is known. */
  readonly publicUrl?: string | undefined;
}

const always = ['localhost', '127.0.0.1', '[::1]'];
const wildcards = ['0.0.0.0', '::'];
const hostHeader = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const written = (address: string) => (address.includes(':') ? `[${address}]` : address).toLowerCase();

/** The names by which services on this machine are called. */
function namesOf({ host, publicUrl }: OwnAddress): readonly string[] {
  // A name can be made to lead here by anyone; an address of this machine can't.
  const everywhere = Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
  const listened = wildcards.includes(host) ? everywhere.map(written) : [written(host)];
  return [...always, ...listened, ...(publicUrl ? [new URL(publicUrl).hostname.toLowerCase()] : [])];
}

/**
 * Whether a `Host` header names this machine. A page elsewhere can have its own name lead to 127.0.0.1 (DNS rebinding): then
 * a browser lets it read whatever answers there to any name.
 */
export function ownHosts(address: OwnAddress): (header: string | undefined) => boolean {
  const names = new Set(namesOf(address));
  return (header) => {
    const name = hostHeader.exec(header ?? '')?.[1]?.toLowerCase();
    return name !== undefined && names.has(name);
  };
}

/** The origins of the page: its public one, and this machine's names with the page's port. */
export function ownOrigins(
  address: OwnAddress & { readonly publicUrl: string; readonly pagePort: number },
): Set<string> {
  const local = namesOf(address).map((name) => new URL(`http://${name}:${address.pagePort}`).origin);
  return new Set([new URL(address.publicUrl).origin, ...local]);
}

/** What is answered to a request that names another host (421, Misdirected Request). */
export const misdirected = 'This machine is not the one at the address that was asked for.';
