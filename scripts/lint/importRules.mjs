import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { importZones, storyZones } from './importZones.mjs';

const liveKit = {
  group: ['livekit-client', 'livekit-client/*', '@livekit/*'],
  message: 'In the app only features/room imports LiveKit.',
};
const firebase = {
  group: ['firebase', 'firebase/*', '@firebase/*'],
  message: 'In the app only features/auth/firebaseAuth.ts and features/analytics/firebaseAnalytics.ts import Firebase.',
};
const serverUi = {
  regex: '^@viva/ui(?!/emails$)',
  message: 'The server imports nothing of ui but its emails.',
};

/** @param {object[]} patterns */
const restricted = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/**
 * "Who may import whom" as lint errors.
 * @param {string} base root of the tree
 * @returns {import('eslint').Linter.Config[]}
 */
export function importRules(base) {
  return /** @type {import('eslint').Linter.Config[]} */ ([
    {
      files: ['packages/**/*.{ts,tsx}'],
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
      },
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: base, zones: importZones(base) }] },
    },
    {
      files: ['packages/ui/**/*.stories.tsx'],
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: base, zones: storyZones(base) }] },
    },
    { files: ['packages/app/src/**/*.{ts,tsx}'], rules: restricted(liveKit, firebase) },
    { files: ['packages/app/src/features/room/**/*.{ts,tsx}'], rules: restricted(firebase) },
    {
      files: ['packages/app/src/features/{auth/firebaseAuth,analytics/firebaseAnalytics}.ts'],
      rules: restricted(liveKit),
    },
    { files: ['packages/ui/src/**/*.{ts,tsx}'], rules: restricted(liveKit, firebase) },
    { files: ['packages/server/src/**/*.ts'], rules: restricted(serverUi) },
  ]);
}
