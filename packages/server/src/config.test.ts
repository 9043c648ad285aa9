import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig, variables } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://viva:secret@127.0.0.1:5432/viva',
  LIVEKIT_API_KEY: 'APIkey',
  LIVEKIT_API_SECRET: 'a-secret-of-more-than-16',
};

function complaintOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('configuration', () => {
  test('what is needed and nothing else gives the defaults of one machine', () => {
    expect(parseConfig(needed)).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', TRIAL_DAYS: 7, LOG_LEVEL: 'warn' });
  });

  test('an empty value counts as unset', () => {
    expect(parseConfig({ ...needed, PORT: '' }).PORT).toBe(3000);
  });

  test('a wrong value is named with what is wrong and an example', () => {
    expect(complaintOf({ ...needed, PORT: 'eighty' })).toBe(
      'PORT must be a whole number from 1 to 65535 (it is "eighty"). Example: PORT=3000',
    );
    expect(complaintOf({ ...needed, LIVEKIT_URL: 'http://here' })).toBe(
      'LIVEKIT_URL must be an address that begins with ws:// or wss:// (it is "http://here"). Example: LIVEKIT_URL=wss://your-project.livekit.cloud',
    );
  });

  test('several wrong values are listed together', () => {
    const lines = complaintOf({ ...needed, PORT: '0', LOG_LEVEL: 'loud', SUPPORT_EMAIL: 'nobody' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SUPPORT_EMAIL', 'LOG_LEVEL']);
  });

  test('a missing value is asked for, and a wrong secret is not shown', () => {
    expect(complaintOf({ ...needed, DATABASE_URL: '' })).toMatch(/^DATABASE_URL is not set: PostgreSQL database/);
    expect(complaintOf({ ...needed, LIVEKIT_API_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  test.each(Object.entries(variables))('the example of %s is valid', (_name, variable) => {
    expect(variable.schema.safeParse(variable.example).success).toBe(true);
  });
});
