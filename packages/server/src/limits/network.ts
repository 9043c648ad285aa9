const groups = (part: string | undefined): string[] => part?.split(':').filter(Boolean) ?? [];

/**
 * The network that an IP address counts for: an IPv4 address itself, of IPv6 the first 64 bits, since a household or an
 * office has all the addresses behind them.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head, tail] = (ip.split('%')[0] ?? '').split('::');
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const first = [...left, ...zeros, ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
