import { createContext, useContext } from 'react';
import { type AppConfig, parseConfig } from './config.ts';

declare global {
  interface Window {
    /** Set by `/config.js` before the bundle runs. */
    VIVA_CONFIG?: unknown;
  }
}

const ConfigContext = createContext<AppConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

/** The settings of this deployment. */
export function useConfig(): AppConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('ConfigProvider is missing');
  return config;
}

/** Reads what `/config.js` has set. */
export const readConfig = (): AppConfig => parseConfig(window.VIVA_CONFIG);
