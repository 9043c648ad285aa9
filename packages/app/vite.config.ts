import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the development server finds the API and the run-time configuration. */
const backend = process.env.VIVA_BACKEND ?? 'http://127.0.0.1:3000';
const proxied = { target: backend, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.VIVA_BUILD_YEAR': new Date().getFullYear() },
  server: { host: '127.0.0.1', proxy: { '/api': proxied, '/config.js': proxied, '/test-checkout': proxied } },
  build: {
    target: 'es2022',
    // A strict content security policy forbids inline sources of fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // What a page doesn't use of the design system and the contract must not be fetched with what it does.
        moduleSideEffects: [{ test: /packages\/(ui|api-client)\/src\/(?!fonts)/, sideEffects: false }],
      },
    },
  },
});
