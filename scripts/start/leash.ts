/**
 * Preloaded into every Node process of a part: when the process above it is gone, however it went, this one ends too.
 * What the supervisor started itself ends in an orderly way; what that forked gets a moment to finish.
 */
import { isMainThread } from 'node:worker_threads';

const lookEveryMs = 250;
const orderlyStopInMs = 9000;
const forkStopInMs = 5000;

if (isMainThread && process.connected) {
  const startedBySupervisor = process.env.VIVA_PART_OF === String(process.ppid);
  // A listener for 'disconnect' would keep a process alive that has nothing left to do, as LiveKit's inference process.
  const looking = setInterval(() => {
    if (process.connected) return;
    clearInterval(looking);
    setTimeout(
      () => process.kill(process.pid, 'SIGKILL'),
      startedBySupervisor ? orderlyStopInMs : forkStopInMs,
    ).unref();
    if (startedBySupervisor) process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  looking.unref();
}
