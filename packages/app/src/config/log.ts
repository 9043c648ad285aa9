/** From the most talkative to none at all. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

let least: LogLevel = 'warn';

/** Says which level is the least serious that is printed; `warn` until then (specification, section 9). */
export function setLogLevel(level: LogLevel): void {
  least = level;
}

/** The least serious level that is printed; for libraries that print by themselves. */
export const currentLogLevel = (): LogLevel => least;

const at =
  (level: Exclude<LogLevel, 'silent'>) =>
  (...said: readonly unknown[]): void => {
    if (logLevels.indexOf(level) >= logLevels.indexOf(least)) console[level](...said);
  };

/** What the page prints to the browser's console. No speech, name or e-mail address belongs there. */
export const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
