import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables as agentVariables } from '../packages/agent/src/configVariables.ts';
import { variables } from '../packages/server/src/configVariables.ts';

const root = path.resolve(import.meta.dirname, '..');
const names = new Set([...Object.keys(variables), ...Object.keys(agentVariables)]);

describe.each(['README.md', '.env.example'])('%s', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it.each([...names])('names %s', (name) => {
    expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('names no variable that nobody reads', () => {
    const known = new Set([...names, 'LIVEKIT_NODE_IP', 'VIVA_CACHE', 'VIVA_MODELS', 'CHROMIUM_PATH']);
    const pattern = file === 'README.md' ? /^\| `([A-Z_]+)`/gm : /^(?:# )?([A-Z_]+)=/gm;
    expect([...text.matchAll(pattern)].map((match) => match[1]).filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});

it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'loud'])(
  'the server and the interviewer agree on LOG_LEVEL=%s',
  (level) => {
    const server = variables.LOG_LEVEL.schema.safeParse(level).success;
    expect(agentVariables.LOG_LEVEL.schema.safeParse(level).success).toBe(server);
  },
);
