/**
 * Preloaded into every Node process of a part: when the process above it is gone, however it went, this one ends too.
 * What the supervisor started itself ends in an orderly way; what that forked gets a moment to finish.
 */
import { isMainThread } from 'node:worker_threads';

const orderlyStopInMs = 9000;
const forkStopInMs = 5000;

if (isMainThread && process.connected) {
  const startedBySupervisor = process.env.VIVA_PART_OF === String(process.ppid);
  process.on('disconnect', () => {
    setTimeout(
      () => process.kill(process.pid, 'SIGKILL'),
      startedBySupervisor ? orderlyStopInMs : forkStopInMs,
    ).unref();
    if (startedBySupervisor) process.kill(process.pid, 'SIGTERM');
  });
}
