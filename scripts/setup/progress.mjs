/** Says how far a transfer is, from the bytes that are there: size, rate and time left.
 * @param {string} what @param {number} total @param {() => number} [nowInMs] */
export function transferMeter(what, total, nowInMs = () => performance.now()) {
  const startedAtInMs = nowInMs();
  /** What an earlier run left does not count for the rate. @type {number | undefined} */
  let bytesAtStart;
  return (/** @type {number} */ bytes) => {
    bytesAtStart ??= bytes;
    const seconds = (nowInMs() - startedAtInMs) / 1000;
    const rate = seconds > 0 ? (bytes - bytesAtStart) / seconds : 0;
    const size = `${what}: ${megabytes(bytes)} of ${megabytes(total)} MB`;
    return rate > 0 ? `${size}, ${(rate / 1e6).toFixed(1)} MB/s, ${timeOf((total - bytes) / rate)} left` : size;
  };
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return bytes < 1e6 ? (bytes / 1e6).toFixed(1) : String(Math.round(bytes / 1e6));
}

/** @param {number} seconds */
function timeOf(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return whole < 120 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}
