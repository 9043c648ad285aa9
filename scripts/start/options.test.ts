import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('with nothing said, everything is on loopback from port 3000, in .viva', () => {
  const options = parseOptions([], {});
  expect(options).toMatchObject({ port: 3000, host: '127.0.0.1', reset: false, dev: false });
  expect(options.dataFolder).toMatch(/\.viva$/);
});

test('the command line wins over the environment', () => {
  expect(parseOptions(['--port', '4000'], { PORT: '5000', HOST: '0.0.0.0' })).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
  });
});

test('the page alone can be asked for', () => {
  expect(parseOptions(['--dev', '--mock'], {})).toMatchObject({ dev: true, mock: true });
});

test('a data folder is found from where the command was typed', () => {
  expect(parseOptions(['--data', 'here'], { INIT_CWD: '/home/someone' }).dataFolder).toBe('/home/someone/here');
});

test.each(['0', '65530', 'x', '3000.5'])('port %s is refused with an example', (port) => {
  expect(() => parseOptions(['--port', port], {})).toThrow(`"${port}" is not: try --port 3000.`);
});

test('an unknown option is refused with the usage', () => {
  expect(() => parseOptions(['--prot', '4000'], {})).toThrow('Usage: npm start');
});
