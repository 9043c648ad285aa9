/** Where each part listens: the page's port and its neighbours (docs/decisions/0004-ports.md). */
export interface Ports {
  readonly page: number;
  readonly inbox: number;
  readonly identity: number;
  readonly database: number;
  readonly smtp: number;
  readonly liveKit: number;
  readonly mediaTcp: number;
  readonly mediaUdp: number;
  readonly agent: number;
  /** Only with `--dev`: the server behind Vite. */
  readonly devServer: number;
}

export function portsFrom(base: number): Ports {
  return {
    page: base,
    inbox: base + 1,
    identity: base + 2,
    database: base + 3,
    smtp: base + 4,
    liveKit: base + 5,
    mediaTcp: base + 6,
    mediaUdp: base + 7,
    agent: base + 8,
    devServer: base + 9,
  };
}
