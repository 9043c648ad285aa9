import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { signalAll } from '../../scripts/start/partProcesses.ts';
import { patience } from './patience.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startDeadlineMs = patience(90_000);

const runSchema = z.object({
  urls: z.object({ page: z.string(), inbox: z.string() }),
  ports: z.record(z.string(), z.number()),
  parts: z.record(z.string(), z.object({ pid: z.number(), mark: z.string(), log: z.string() })),
});

const messageSchema = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** An e-mail in the local inbox. */
export type Mail = z.infer<typeof messageSchema>;

/** The whole product, started as a user starts it, on ports and in a folder of its own. */
export class Stack {
  readonly #process: ChildProcess;
  /** The folder that keeps everything of this run. */
  readonly dataDir: string;
  #output = '';

  private constructor(child: ChildProcess, dataDir: string) {
    this.#process = child;
    this.dataDir = dataDir;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
  }

  /** Starts everything and waits until it is ready; `env` is configuration on top of the defaults. */
  static async start(env: Record<string, string> = {}): Promise<Stack> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'viva-e2e-'));
    const port = await freePorts();
    const args = [path.join(root, 'scripts/start.ts'), '--port', String(port), '--data', dataDir];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, VIVA_ENV_FILE: 'none', ...env },
      // The channel's end tells it to stop when this process is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const stack = new Stack(child, dataDir);
    try {
      await stack.#untilReady();
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  get pageUrl(): string {
    return this.#run().urls.page;
  }

  /** The built-in identity service. */
  get identityUrl(): string {
    return `http://127.0.0.1:${this.#run().ports.identity}`;
  }

  /** Whether an address of the service answers with success. */
  async answers(path: string): Promise<boolean> {
    try {
      return (await fetch(this.pageUrl + path)).ok;
    } catch {
      // Nothing listens just now.
      return false;
    }
  }

  /** Process id of a part, as it is just now. */
  pidOf(part: string): number {
    const pid = this.#run().parts[part]?.pid;
    if (!pid) throw new Error(`no part named ${part}`);
    return pid;
  }

  /** Signals all processes of a part. */
  signal(part: string, signal: NodeJS.Signals): void {
    const started = this.#run().parts[part];
    if (!started || !signalAll(started, signal)) throw new Error(`no part named ${part}`);
  }

  /** Process id of the interviewers' speech service (Linux only); 0 when there is none besides `other`. */
  speechPid(other = 0): number {
    const agent = String(this.pidOf('agent'));
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== other)) {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
        if (parent === agent && command.includes('speech/src/service/main.ts')) return Number(pid);
      } catch {
        // It ended while we looked.
      }
    }
    return 0;
  }

  /** What a part has logged. */
  logOf(part: string): string {
    return readFileSync(this.#run().parts[part]?.log ?? '', 'utf8');
  }

  /** Copies what every part has logged into a folder. */
  copyLogs(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const { log } of Object.values(this.#run().parts)) {
      if (existsSync(log)) copyFileSync(log, path.join(folder, path.basename(log)));
    }
  }

  /** E-mails to an address, newest first. */
  async mailTo(address: string): Promise<Mail[]> {
    const reply = await fetch(`${this.#run().urls.inbox}/messages`);
    return z
      .array(messageSchema)
      .parse(await reply.json())
      .filter((mail) => mail.to.includes(address));
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const exited = new Promise((resolve) => this.#process.once('exit', resolve));
      this.#process.kill('SIGINT');
      await exited;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #run(): z.infer<typeof runSchema> {
    return runSchema.parse(JSON.parse(readFileSync(path.join(this.dataDir, 'run.json'), 'utf8')));
  }

  #untilReady(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${this.#output}`)), startDeadlineMs);
    const look = () => {
      if (this.#output.includes('Ctrl-C stops everything')) resolve();
    };
    this.#process.stdout?.on('data', look);
    this.#process.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready:\n${this.#output}`)));
    return promise.finally(() => clearTimeout(timer));
  }
}

/** Below those that Linux gives to connections of its own: one of them might be in use before its part has started. */
const lowest = 20_000;
const highest = 32_000;

/** The first of ten ports in a row that are free. */
export async function freePorts(): Promise<number> {
  for (let n = process.pid; ; n++) {
    const base = lowest + ((n * 20) % (highest - lowest));
    const ports = Array.from({ length: 10 }, (_, offset) => base + offset);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return base;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
