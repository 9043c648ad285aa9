// Kills the service again and again while it is written to: npm run soak:kill -- --writes 1000 --kills 5
import { parseArgs } from 'node:util';
import { runTool } from './test/runTool.ts';

const { values } = parseArgs({
  options: { writes: { type: 'string', default: '1000' }, kills: { type: 'string', default: '5' } },
});
const env = { VIVA_KILL_WRITES: values.writes, VIVA_KILLS: values.kills };
const args = ['run', '--project', 'waits', 'packages/server/src/resilience/kill.waits.test.ts'];
process.exit((await runTool('node_modules/vitest/vitest.mjs', args, { env })) === undefined ? 0 : 1);
