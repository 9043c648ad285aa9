import { variables as agentVariables } from '../../packages/agent/src/configVariables.ts';
import { variables } from '../../packages/server/src/configVariables.ts';

/** What any program may need of the machine it runs on. */
const ofTheMachine =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TE?MP|SYSTEMROOT|USERPROFILE|(LOCAL)?APPDATA|SSL_CERT_(FILE|DIR)|NODE_(?!AUTH_TOKEN)\w+|VIVA_\w+|LOG_LEVEL)$/i;

/** For parts that call addresses outside. */
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

/** Beyond those of the machine, and what the start itself sets for a part. */
const namesOf = {
  postgres: [],
  inbox: ['BRAND_NAME'],
  identity: ['FIREBASE_PROJECT_ID', 'SMTP_URL', 'PUBLIC_URL', 'BRAND_NAME', 'SUPPORT_EMAIL'],
  livekit: [],
  server: [...Object.keys(variables), ...proxies],
  agent: [...Object.keys(agentVariables), 'XDG_CACHE_HOME', ...proxies],
  page: [],
} satisfies Record<string, readonly string[]>;

/**
 * What of an environment a part gets to see: a secret that it has no use for cannot leak from it, neither by a crash
 * report of its own nor by a library's.
 */
export function partEnvironment(part: keyof typeof namesOf, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names: readonly string[] = namesOf[part];
  return Object.fromEntries(Object.entries(env).filter(([name]) => ofTheMachine.test(name) || names.includes(name)));
}
