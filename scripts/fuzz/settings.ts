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

/** The configuration file of schemathesis, in TOML. */
export function settings(known: KnownIds): string {
  const acceptance = (statuses: readonly string[]) =>
    `checks.positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}`;
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
    `${acceptance(states)}\n`,
    ...lists,
    '[parameters]',
    ...parameters,
    '\n[[operations]]',
    'include-operation-id = "listSessions"',
    // Only the service knows which cursors it has given.
    acceptance([...states, '400']),
    // A title must not hold an address, which no JSON Schema says.
    ...['finalizeJobPost', 'changeJob'].flatMap((name) => [
      '\n[[operations]]',
      `include-operation-id = "${name}"`,
      acceptance([...states, '400']),
    ]),
    '',
  ].join('\n');
}
