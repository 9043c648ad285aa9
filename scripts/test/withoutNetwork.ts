import { spawnSync } from 'node:child_process';
import { type Run, runCommand } from './runTool.ts';

/** WebRTC finds no way between two programs where loopback is the only interface, so the namespace gets a pair. */
const address = '10.77.0.1';
const network = [
  'ip link set lo up',
  'ip link add v0 type veth peer name v1',
  `ip addr add ${address}/24 dev v0`,
  'ip link set v0 up',
  'ip link set v1 up',
  'ip route add default dev v0',
].join(' && ');

/** Why no network namespace can be made here, in words; undefined when one can. */
export function whyNoNamespace(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  const made = spawnSync('unshare', ['--net', 'sh', '-c', network], { encoding: 'utf8' });
  return made.status === 0
    ? undefined
    : `a namespace could not be made (${(made.stderr || String(made.error)).trim()})`;
}

/** Runs a tool of `node_modules` where nothing outside this machine can be reached. Undefined when it succeeded, and else why not. */
export function runWithoutNetwork(script: string, args: readonly string[], run: Run): Promise<string | undefined> {
  const command = ['--net', 'sh', '-c', `${network} && exec "$@"`, 'sh', process.execPath, script, ...args];
  return runCommand('unshare', command, { ...run, env: { ...run.env, LIVEKIT_NODE_IP: address } });
}
