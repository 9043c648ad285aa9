import {
  type Call,
  type FailureCode,
  calls,
  failureCodes,
  maxBodyBytes,
  sizeText,
  perMinuteOf,
  possibleFailures,
} from '../contract/index.ts';
import { failureSchema } from '../contract/failure.ts';
import { isPresent, schemaOf } from './jsonSchema.ts';
import type { ApiDocument, ApiResponse, Operation, Parameter } from './types.ts';

/** What a document says of the service besides the calls. */
export interface ApiAbout {
  readonly title: string;
  readonly version: string;
  /** Address that the calls' paths follow, as in `/api`. */
  readonly server: string;
}

const description = [
  'Every reply that is not 2xx is `{ code, error, message }`: decide by `code`; `message` may be shown to a person.',
  `Requests larger than ${sizeText(maxBodyBytes)} are refused, where a call names no other size. Too many requests are refused with \`Retry-After\` in seconds.`,
  'Calls that people log in for take a Firebase ID token as bearer token, calls behind the private link of a job, or the link to a shared report, its last part. Each reply has an `x-request-id`.',
].join('\n\n');

/** Makes the OpenAPI 3.1 document of the contract. */
export function openApiDocument(about: ApiAbout): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of Object.values<Call>(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version, description },
    servers: [{ url: about.server }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema) },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        privateLink: { type: 'http', scheme: 'bearer', bearerFormat: 'the last part of a private or shared link' },
      },
    },
  };
}

const securityOf = { none: [], user: [{ idToken: [] }], link: [{ privateLink: [] }] };

function operationOf(call: Call): Operation {
  const who = call.auth === 'user' ? 'account' : 'address';
  const size = call.maxBodyBytes === undefined ? '' : ` A request may have ${sizeText(call.maxBodyBytes)}.`;
  return {
    operationId: call.name,
    summary: call.summary,
    description: `At most ${perMinuteOf(call)} requests a minute from one ${who}.${size}${againText(call)}`,
    tags: [tagOf(call)],
    security: securityOf[call.auth],
    parameters: [...parametersIn('path', call), ...parametersIn('query', call)],
    ...(isPresent(call.body)
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }
      : {}),
    responses: { '200': success(call), ...failures(call) },
  };
}

function againText(call: Call): string {
  if (!call.idempotent) return '';
  // After a lost reply, too, what was erased is not there.
  const erases = call.name.startsWith('erase') && call.failures.includes('not-found');
  return ` Sending it again changes nothing more${erases ? ', and is answered 404: gone is gone' : ''}.`;
}

/** The first word of the path, as people say it. */
function tagOf({ path }: Call): string {
  const word = path.split('/')[1] ?? '';
  return /room|voice/.test(word)
    ? 'interviews'
    : /subscription|checkout/.test(word)
      ? 'subscription'
      : word.replaceAll('_', ' ');
}

function parametersIn(place: Parameter['in'], call: Call): Parameter[] {
  const schema = place === 'path' ? call.params : call.query;
  if (!isPresent(schema)) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Parameter['schema']>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
  }));
}

const requestId = {
  'x-request-id': { description: 'Names the request in the logs.', schema: { type: 'string' } },
} as const;

function success(call: Call): ApiResponse {
  const type = call.replyAs === 'text' ? 'text/plain' : 'application/json';
  return { description: 'Done.', headers: requestId, content: { [type]: { schema: schemaOf(call.reply) } } };
}

function failures(call: Call): Record<string, ApiResponse> {
  const byStatus = Map.groupBy(possibleFailures(call), (code) => failureCodes[code].status);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => [String(status), failure(status, codes)]),
  );
}

function failure(status: number, codes: readonly FailureCode[]): ApiResponse {
  const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } };
  const one = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }] };
  return {
    description: codes.map((code) => `${failureCodes[code].error} (\`${code}\`)`).join(', '),
    headers: { ...requestId, ...(status === 429 ? { 'retry-after': retryAfter } : {}) },
    content: { 'application/json': { schema: one } },
  };
}
