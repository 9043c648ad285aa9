/** A supervisor of two fake parts and one program behind the guard, as a process of its own: fakeStart.ts FOLDER PORT. */
import { join } from 'node:path';
import { Supervisor } from '../supervisor.ts';
import { fakeSpec } from './fakeSpec.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const pids: number[] = [];
const guarded = join(import.meta.dirname, '..', 'guard.ts');
const supervisor = new Supervisor({
  specs: [
    fakeSpec('one', Number(port)),
    fakeSpec('two', Number(port) + 1, { needs: ['one'] }, { STUBBORN: 'yes' }),
    fakeSpec('program', 0, { args: [guarded, 'sleep', '600'], healthy: () => Promise.resolve(true) }),
  ],
  logFolder: folder,
  say: () => undefined,
  onPart: (_name, { pid }) => pids.push(pid),
});
process.on('SIGINT', () => {
  void supervisor.stop().then(() => process.exit(0));
});
await supervisor.start(() => undefined);
process.send?.(pids);
