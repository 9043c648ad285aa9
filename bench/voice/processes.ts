import { readFileSync, readdirSync } from 'node:fs';

/** What a process and all that it started use. Linux only. */
export interface Usage {
  /** Resident memory, megabytes, shared pages counted once (proportional set size). */
  readonly rssMb: number;
  /** Processor time used so far, seconds. */
  readonly cpuSeconds: number;
}

const ticksPerSecond = 100;
const lookEveryMs = 1_000;

/** Processor time used up to a moment, in seconds, of the whole machine, of a process tree, and of this process. */
export interface Spent {
  readonly at: number;
  readonly machine: number;
  readonly tree: number;
  readonly own: number;
}

/** Cores in use on average since an earlier moment. */
export interface MachineUse extends Spent {
  readonly machineCores: number;
  readonly treeCores: number;
  readonly ownCores: number;
}

/** What is used just now, and what was used on average since `from`. */
export function machineUse(root: number, from?: Spent): MachineUse {
  const [, user, nice, system, , , irq, softIrq] =
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0].split(/ +/) ?? [];
  const { user: ownUser, system: ownSystem } = process.cpuUsage();
  const spent = {
    at: performance.now() / 1_000,
    machine: [user, nice, system, irq, softIrq].reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
    tree: usageOf(root).cpuSeconds,
    own: (ownUser + ownSystem) / 1e6,
  };
  const cores = (of: 'machine' | 'tree' | 'own') =>
    from ? Number(((spent[of] - from[of]) / (spent.at - from.at)).toFixed(2)) : Number.NaN;
  return { ...spent, machineCores: cores('machine'), treeCores: cores('tree'), ownCores: cores('own') };
}

/** Waits until a process tree rests: what it loads in advance is loaded. */
export async function settledUsage(root: number): Promise<Usage> {
  for (let before = usageOf(root); ;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const now = usageOf(root);
    if (now.cpuSeconds - before.cpuSeconds < 0.3 && Math.abs(now.rssMb - before.rssMb) < 3) return now;
    before = now;
  }
}

/** Adds up a process tree. */
export function usageOf(root: number): Usage {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statOf(Number(name))?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  let kilobytes = 0;
  let ticks = 0;
  for (const pid of tree) {
    kilobytes += memoryOf(pid);
    ticks += statOf(pid)?.ticks ?? 0;
  }
  return { rssMb: kilobytes / 1_024, cpuSeconds: ticks / ticksPerSecond };
}

function statOf(pid: number): { parent: number; ticks: number } | undefined {
  const stat = readProc(pid, 'stat');
  // The name may hold spaces; the fields that follow it do not.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1] ?? 0);
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended while we looked.
    return undefined;
  }
}
