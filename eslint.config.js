import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/lint/importRules.mjs';

const root = import.meta.dirname;

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist.tmp/',
      'storybook-static/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      '.viva/',
      '**/mockServiceWorker.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['e2e/**/*.js', 'packages/app/public/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A handler that happens to need no `await` is still asynchronous to whoever calls it.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // `expect.any` and its like are `any` by their types.
    files: ['**/*.{test,spec}.{ts,tsx}', '**/*.stories.tsx'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['packages/{ui,app}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  ...storybook.configs['flat/recommended'],
  ...importRules(root),
  prettier,
);
