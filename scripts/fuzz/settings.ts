import { type CallName, calls } from '@viva/api-client';

/** Ids of things that are there, for calls that get no further without them. */
export interface KnownIds {
  /** Rooms, and jobs behind smart links. */
  readonly rooms: readonly string[];
  readonly sessions: readonly string[];
  readonly jobs: readonly string[];
}

/** Which parameter takes an id of which kind. */
const places = {
  'path.roomId': 'rooms',
  'query.room': 'rooms',
  'path.sessionId': 'sessions',
  'path.jobId': 'jobs',
} as const satisfies Record<string, keyof KnownIds>;

/** How often a parameter is something that is there; else it is whatever can be written. */
const probability = 0.5;

/** What well-formed requests may be answered with: the state of things, and the inside of files, can refuse them. */
const states = ['2xx', '401', '403', '404', '409', '410', '415', '422', '429'];

/** Behind a private link's key there is a job: 404 is an answer to no well-formed request. */
const statesWithKey = states.filter((status) => status !== '404');

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
function special(withKey: boolean): ReadonlyMap<CallName, readonly string[]> {
  const found = new Map<CallName, string[]>();
  const add = (name: CallName, ...lines: readonly string[]) => found.set(name, [...(found.get(name) ?? []), ...lines]);
  for (const name of choosyCalls) add(name, acceptance([...(withKey ? statesWithKey : states), '400']));
  for (const name of linkCalls) {
    const { path } = calls[name];
    add(name, ...keyed);
    // Whose candidate it is has to be known besides.
    if (withKey && (path.includes(':') || lastCalls.includes(name))) add(name, acceptance(states));
  }
  return found;
}

/** The configuration file of schemathesis, in TOML; `withKey` for calls that are made with a private link's key. */
export function settings(known: KnownIds, withKey = false): string {
  const lists = Object.entries(known).map(([kind, ids]) => `[dictionaries.${kind}]\nvalues = ${JSON.stringify(ids)}\n`);
  const parameters = Object.entries(places).map(
    ([place, kind]) => `"${place}" = { dictionary = "${kind}", probability = ${probability} }`,
  );
  return [
    'continue-on-failure = true',
    'request-timeout = 20',
    // It would advise to mend calls that are refused on purpose without a login.
    'warnings = false',
    'checks.unsupported_method.enabled = false',
    `${acceptance(withKey ? statesWithKey : states)}\n`,
    ...lists,
    '[parameters]',
    ...parameters,
    ...[...special(withKey)].flatMap(([name, checks]) => [
      '\n[[operations]]',
      `include-operation-id = "${name}"`,
      ...checks,
    ]),
    '',
  ].join('\n');
}
