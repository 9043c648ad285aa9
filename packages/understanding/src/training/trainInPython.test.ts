import { expect, test } from 'vitest';
import { checkPython } from './trainInPython.ts';

test('a missing Python is told of before anything is trained', async () => {
  await expect(checkPython({ PATH: '/nowhere' })).rejects.toThrow('install python3 with venv and pip');
});
