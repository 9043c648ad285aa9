import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemathesisFolder } from '../lib/paths.mjs';
import { provideSchemathesis, schemathesisCommand } from './schemathesis.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => box.remove());

/** Python with pip: what is installed works until a file says otherwise. */
const python = (pip = 'touch "$last/schemathesis.py"') =>
  box.tool(
    'python3',
    `case "$*" in
      "-m pip install"*) while [ "$1" != --target ]; do shift; done; last="$2"; ${pip} ;;
      *) [ -e "$PYTHONPATH/schemathesis.py" ] ;;
    esac`,
  );

test('it is fetched once', async () => {
  const program = python();
  expect(await provideSchemathesis(silent(), box.env)).toBe('fetched as Python packages');
  expect(await provideSchemathesis(silent(), box.env)).toBe('in the cache');
  expect(schemathesisCommand(box.env)).toMatchObject({ command: program });
});

test('one that does not work any more is fetched anew', async () => {
  python();
  box.file(`cache/${schemathesisFolder(box.env).split('/').at(-1) ?? ''}/of-another-python.py`);
  expect(schemathesisCommand(box.env)).toBeDefined();
  expect(await provideSchemathesis(silent(), box.env)).toBe('fetched as Python packages');
});

test('without the registry the set-up goes on with a warning, and nothing half-done stays', async () => {
  python('touch "$last/half"; exit 1');
  expect(await provideSchemathesis(silent(), box.env)).toEqual({ warning: expect.stringContaining('PyPI') as string });
  expect(schemathesisCommand(box.env)).toBeUndefined();
});

test('without Python the set-up goes on with a warning', async () => {
  expect(await provideSchemathesis(silent(), box.env)).toEqual({
    warning: expect.stringContaining('Python is missing') as string,
  });
});
