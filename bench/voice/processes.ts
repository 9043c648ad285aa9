import { readFileSync, readdirSync } from 'node:fs';

/** What a process and all that it started use. Linux only. */
export interface Usage {
  /** Resident memory, megabytes, shared pages counted once (proportional set size). */
  readonly rssMb: number;
  /** Processor time used so far, seconds. */
  readonly cpuSeconds: number;
}

const ticksPerSecond = 100;

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
