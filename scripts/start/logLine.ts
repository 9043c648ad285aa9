import { stripVTControlCharacters } from 'node:util';

/** A line of a part's log: how serious it is, and what it says. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
}

const words: Readonly<Record<string, LogEntry['level']>> = {
  warn: 'warn',
  error: 'error',
  fatal: 'error',
  panic: 'error',
  dpanic: 'error',
};

/** How PostgreSQL begins a line that tells of trouble, and how Node names an error, with its code if it has one. */
const trouble = /\b(?:ERROR|FATAL|PANIC|[A-Za-z]*Error(?: \[\w+\])?):/;

/**
 * Reads one line: pino's JSON (levels as numbers, 40 is a warning), zap's JSON (levels as words), or plain text, which
 * is how Node and PostgreSQL speak of trouble.
 */
export function readLogLine(line: string): LogEntry {
  const json = parseObject(line);
  if (!json) {
    const message = stripVTControlCharacters(line).trim();
    return { level: trouble.test(message) ? 'error' : /\bWARNING:/.test(message) ? 'warn' : 'info', message };
  }
  return { level: levelOf(json.level), message: messageOf(json, line) };
}

function levelOf(level: unknown): LogEntry['level'] {
  if (typeof level === 'number') return level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info';
  return typeof level === 'string' ? (words[level.toLowerCase()] ?? 'info') : 'info';
}

function messageOf(json: Readonly<Record<string, unknown>>, line: string): string {
  const message = typeof json.msg === 'string' ? json.msg : line;
  const cause =
    typeof json.err === 'object' && json.err !== null && 'message' in json.err ? json.err.message : json.error;
  return typeof cause === 'string' && cause !== '' && cause !== message ? `${message} (${cause})` : message;
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
