interface ImportMetaEnv {
  /** Set by the build (`vite.config.ts`); absent in stories and tests. */
  readonly VIVA_BUILD_YEAR?: number;
}
