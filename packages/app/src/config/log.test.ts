import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log, type LogLevel, logLevels, setLogLevel } from './log.ts';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((word: string) => void printed.push(word));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  setLogLevel('warn');
});

const sayAll = () => {
  log.debug('debug');
  log.info('info');
  log.warn('warn');
  log.error('error');
};

it('prints warnings and errors when nothing else is said', () => {
  sayAll();
  expect(printed).toEqual(['warn', 'error']);
});

it.each(logLevels.map((level, index): [LogLevel, string[]] => [level, logLevels.slice(index, 4)]))(
  'prints from %s on when told so',
  (level, words) => {
    setLogLevel(level);
    sayAll();
    expect(printed).toEqual(words);
  },
);
