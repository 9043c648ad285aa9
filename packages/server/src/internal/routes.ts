import {
  audioBytesMost,
  audioType,
  endSessionSchema,
  putPauseSchema,
  putTurnSchema,
  withdrawSchema,
} from '@viva/api-client/internal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../http/failure.ts';
import type { Ending } from '../sessions/ending.ts';
import { noteAlive, takeOffer } from '../sessions/interviewer.ts';
import { endForInterviewer } from '../sessions/lapsing.ts';
import { notePause } from '../sessions/pauses.ts';
import { readContext, storeTurn, withdrawTurns } from '../sessions/turns.ts';
import type { Recordings } from '../recordings/open.ts';
import type { TextWork } from '../textWork/textWork.ts';
import type { SignatureCheck } from './signature.ts';

const idSchema = z.object({ id: z.string().min(1).max(64) });
/** What the database's column holds. */
const turnsMost = 2 ** 31 - 1;
const turnParamsSchema = idSchema.extend({ n: z.coerce.number().int().min(0).max(turnsMost) });
const audioQuerySchema = z.object({
  startMs: z.coerce
    .number()
    .int()
    .min(0)
    .max(7 * 24 * 3_600_000),
});

/** A turn with the times of every word is larger than other requests, in bytes. */
const bodyLimit = 1024 * 1024;

/** The calls of the interviewers, as a plugin of its own, since it reads bodies raw. */
export function internalRoutes(
  app: FastifyInstance,
  ending: Ending,
  check: SignatureCheck,
  recordings: Pick<Recordings, 'turn' | 'keep' | 'orderRemoval'>,
  textWork: TextWork,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  const files = { parseAs: 'buffer', bodyLimit: audioBytesMost } as const;
  app.addContentTypeParser<Buffer>(audioType, files, (_request, body, done) => done(null, body));
  const signatures = new WeakMap<FastifyRequest, string>();
  // Before the body: nobody else makes the service read one.
  app.addHook('onRequest', async (request) => {
    signatures.set(request, await check.token(request.headers.authorization));
  });
  app.addHook('preHandler', async (request) => {
    check.request(signatures.get(request) ?? '', request.method, request.url, rawBody(request));
  });

  app.get('/sessions/:id', async (request) =>
    readContext(ending.db, read(idSchema, request.params).id, async (description) => {
      try {
        return await textWork.run('describeJob', description);
      } catch (err) {
        // The interview begins without: then it asks for the role.
        request.log.warn({ err }, 'a described job could not be read');
        return null;
      }
    }),
  );

  app.put('/sessions/:id/turns/:n', { bodyLimit }, async (request) => {
    const { id, n } = read(turnParamsSchema, request.params);
    const put = read(putTurnSchema, json(request));
    if (put.turn.n !== n) throw new Refusal('bad-request', 'The turn has another number than its address.');
    await storeTurn(ending.db, id, put);
    return {};
  });

  app.put('/sessions/:id/turns/:n/audio', { bodyLimit: audioBytesMost }, async (request) => {
    const { id, n } = read(turnParamsSchema, request.params);
    const turn = await recordings.turn(id, n);
    const { startMs } = read(audioQuerySchema, request.query);
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new Refusal('file-kind', `The sound of a turn is ${audioType}.`);
    await recordings.keep(turn, { startMs, file: body });
    return {};
  });

  app.post('/sessions/:id/turns/:n/withdraw', { bodyLimit }, async (request) => {
    const { id, n } = read(turnParamsSchema, request.params);
    const { checkpoint } = read(withdrawSchema, json(request));
    await withdrawTurns(ending.db, id, { n, checkpoint }, recordings.orderRemoval);
    return {};
  });

  app.post('/sessions/:id/alive', async (request) => {
    await noteAlive(ending.db, read(idSchema, request.params).id);
    return {};
  });

  app.put('/sessions/:id/pause', { bodyLimit }, async (request) => {
    await notePause(ending.db, read(idSchema, request.params).id, read(putPauseSchema, json(request)));
    return {};
  });

  app.post('/sessions/:id/offer', async (request) => ({
    sent: await takeOffer(ending.db, ending.media, read(idSchema, request.params).id),
  }));

  app.post('/sessions/:id/end', async (request) => {
    const { id } = read(idSchema, request.params);
    const { reason } = read(endSessionSchema, json(request));
    return endForInterviewer(ending, await readContext(ending.db, id), reason);
  });
}

const rawBody = ({ body }: FastifyRequest): string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : '';

function json(request: FastifyRequest): unknown {
  try {
    return JSON.parse(rawBody(request).toString()) as unknown;
  } catch (cause) {
    throw new Refusal('bad-request', 'The body is not JSON.', { cause });
  }
}

function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(
    'bad-request',
    `The request cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
  );
}
