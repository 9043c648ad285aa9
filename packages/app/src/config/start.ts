import type { AppConfig } from './config.ts';
import { ConfigError } from './config.ts';
import { readConfig } from './context.ts';
import { log, setLogLevel } from './log.ts';

/** The settings of this deployment, put to use where they hold for the whole page; or what is wrong with them. */
export function startConfig(read: () => AppConfig = readConfig): AppConfig | { readonly problem: string } {
  try {
    const config = read();
    setLogLevel(config.logLevel);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log.error(error.message);
    return { problem: error.message };
  }
}
