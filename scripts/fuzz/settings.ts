import { type CallName, calls } from '@viva/api-client';
import { slowness } from '../test/slowness.ts';

/** Ids of things that are there, for calls that get no further without them. */
export interface KnownIds {
  /** Rooms, and jobs behind smart links. */
  readonly rooms: readonly string[];
  readonly sessions: readonly string[];
  readonly jobs: readonly string[];
  /** Candidates of an employer, by the ids that their employer has for them. */
  readonly candidates: readonly string[];
}

/** What calls are made with: nothing, an account's token, that of one which erases itself, or a private link's key. */
export type FuzzedWith = 'nothing' | 'token' | 'last-token' | 'key';

/** Which parameter takes an id of which kind. */
const places = {
  'path.roomId': 'rooms',
  'query.room': 'rooms',
  'path.sessionId': 'sessions',
  'path.jobId': 'jobs',
  'path.candidateId': 'candidates',
} as const satisfies Record<string, keyof KnownIds>;

/** How often a parameter is something that is there; else it is whatever can be written. */
const probability = 0.5;

/** What well-formed requests may be answered with: the state of things, and the inside of files, can refuse them. */
const states = ['2xx', '401', '403', '404', '409', '410', '415', '422', '429'];

/** Whoever is known is not asked to log in; behind a link's key there is something, so that 404 is an answer to nothing. */
const statesWith: Readonly<Record<FuzzedWith, readonly string[]>> = {
  nothing: states,
  token: states.filter((status) => status !== '401'),
  'last-token': states,
  key: states.filter((status) => status !== '401' && status !== '404'),
};

const acceptance = (statuses: readonly string[]) =>
  `checks.positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}`;
/** Without a link's key there is nothing (404), as with a wrong one; the checks want 401. */
const keyed = ['checks.missing_required_header.enabled = false', 'checks.ignored_auth.enabled = false'];

/** The calls behind a link's key. */
const linkCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].auth === 'link');

/** Refused for more than a JSON Schema says: only the service knows which cursors it has given; no title holds an address. */
const choosyCalls: readonly CallName[] = ['listSessions', 'finalizeJobPost', 'changeJob'];

/** The first one that is well replaces the key, or erases its job. */
const lastCalls: readonly CallName[] = ['replaceJobLink', 'eraseJob'];

/** What holds for some calls alone. */
function special(fuzzedWith: FuzzedWith): ReadonlyMap<CallName, readonly string[]> {
  const found = new Map<CallName, string[]>();
  const add = (name: CallName, ...lines: readonly string[]) => found.set(name, [...(found.get(name) ?? []), ...lines]);
  for (const name of choosyCalls) add(name, acceptance([...statesWith[fuzzedWith], '400']));
  for (const name of linkCalls) {
    const { path } = calls[name];
    add(name, ...keyed);
    // Whose candidate it is has to be known besides.
    if (fuzzedWith === 'key' && (path.includes(':') || lastCalls.includes(name))) add(name, acceptance(states));
  }
  return found;
}

/** The configuration file of schemathesis, in TOML. */
export function settings(known: KnownIds, fuzzedWith: FuzzedWith): string {
  const lists = Object.entries(known).map(([kind, ids]) => `[dictionaries.${kind}]\nvalues = ${JSON.stringify(ids)}\n`);
  const parameters = Object.entries(places).map(
    ([place, kind]) => `"${place}" = { dictionary = "${kind}", probability = ${probability} }`,
  );
  return [
    'continue-on-failure = true',
    `request-timeout = ${20 * slowness()}`,
    // It would advise to mend calls that are refused on purpose without a login.
    'warnings = false',
    `${acceptance(statesWith[fuzzedWith])}\n`,
    ...lists,
    '[parameters]',
    ...parameters,
    ...[...special(fuzzedWith)].flatMap(([name, checks]) => [
      '\n[[operations]]',
      `include-operation-id = "${name}"`,
      ...checks,
    ]),
    '',
  ].join('\n');
}
