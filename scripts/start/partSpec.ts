import type { HealthCheck } from './health.ts';

/** One process of the product, as the supervisor needs to know it. */
export interface PartSpec {
  /** Names its log file and its entry in `run.json`. */
  readonly name: string;
  /** What a person calls it. */
  readonly title: string;
  /** Arguments of Node: the script and what it is given. */
  readonly args: readonly string[];
  /** Read at each start of the part: some of it is known only when the parts it needs are up. */
  readonly env: () => NodeJS.ProcessEnv;
  /** Names of the parts that must be healthy before this one starts, and that stop after it. */
  readonly needs: readonly string[];
  readonly healthy: HealthCheck;
  /** Whether it also sends `{ ready: true }` once it is up; an answering port is then not enough. */
  readonly saysReady?: boolean;
  /** Removes what an earlier, killed process of this part left running. */
  readonly cleanUp?: () => Promise<void>;
  /** Folders whose changes call for a restart while the product is being worked on. */
  readonly sources?: readonly string[];
  /** How long it may take to become healthy. */
  readonly readyInMs: number;
  /** How long it may take to end in an orderly way before it is killed. */
  readonly stopInMs: number;
}
