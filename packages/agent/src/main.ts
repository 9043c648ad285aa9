import { fileURLToPath } from 'node:url';
import { AgentServer, ServerOptions, initializeLogger } from '@livekit/agents';
import { agentName } from '@viva/api-client/internal';
import { stockLines } from '@viva/interview';
import { SpeechClient, SpeechProcess, clausesOf, findModels, isDefaultVoice } from '@viva/speech';
import { type AgentConfig, ConfigError, parseConfig } from './config.ts';
import { forkSettings } from './forkSettings.ts';
import { describeError, log, warnOfSkew } from './log.ts';
import { Places } from './places.ts';
import { ServiceClient, ServiceError } from './service/serviceClient.ts';
import { speechAddressVariable } from './speechAddress.ts';
import { makeLines } from './voice/lineMaker.ts';

/** Longest wait for the speech service to load its models, in milliseconds. */
const serviceMs = 60_000;

/** Longest wait for the processes of a worker that holds no interview, in milliseconds: there is nothing to be lost. */
const idleStopMs = 1_000;

/**
 * Memory of one interview, in megabytes: twice what one takes with the built-in ears. One that takes more is ended, and
 * another process goes on with the interview.
 */
const mostJobMb = 700;

/**
 * The worker: registers with LiveKit and gives every dispatched interview a process of its own. It is full by the number
 * of interviews, not by the machine's load, which would refuse candidates whenever something else is busy.
 */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const logLevel = libraryLevel(config.LOG_LEVEL);
  initializeLogger({ pretty: false, level: logLevel });
  const speech = new SpeechProcess(
    { ears: config.EARS_MODEL, voice: config.VOICE_MODEL, style: config.VOICE },
    { died: (code) => log.error({ code }, 'the speech service died; it is started again') },
  );
  Object.assign(process.env, forkSettings(), { [speechAddressVariable]: speech.address });
  speech.start();
  process.once('exit', () => speech.stop());
  const service = new ServiceClient({
    baseUrl: config.VIVA_SERVER_URL,
    apiKey: config.LIVEKIT_API_KEY,
    apiSecret: config.LIVEKIT_API_SECRET,
    onSkew: warnOfSkew,
  });
  const places = new Places({
    limit: config.AGENT_SESSIONS,
    running: () => worker.activeJobs.map(({ job }) => job.id),
    isOver: (sessionId) =>
      service.alive(sessionId).then(
        () => false,
        // Whatever else goes wrong is for the process of the interview to tell.
        (error: unknown) => error instanceof ServiceError && (error.status === 410 || error.status === 404),
      ),
    offer: (sessionId) => service.offer(sessionId),
  });
  const worker: AgentServer = new AgentServer(
    new ServerOptions({
      agent: fileURLToPath(new URL('./job.ts', import.meta.url)),
      agentName,
      wsURL: config.LIVEKIT_URL,
      apiKey: config.LIVEKIT_API_KEY,
      apiSecret: config.LIVEKIT_API_SECRET,
      host: config.AGENT_HOST,
      port: config.AGENT_PORT,
      production: true,
      numIdleProcesses: config.AGENT_IDLE_PROCESSES,
      requestFunc: (asked) => places.decide(asked),
      loadFunc: () => Promise.resolve(places.load),
      loadThreshold: 1,
      maxRetry: Number.MAX_SAFE_INTEGER,
      initializeProcessTimeout: 30_000,
      jobMemoryWarnMB: mostJobMb * 0.8,
      jobMemoryLimitMB: mostJobMb,
      logLevel,
    }),
  );
  worker.event.on('worker_registered', () => {
    console.log('interviewer ready');
    process.send?.({ ready: true });
  });
  const stopped = new AbortController();
  const busy = () => worker.activeJobs.length > 0;
  void makeOwnLines(config, speech.address, busy, stopped.signal);
  const stop = () => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    places.stop();
    // A process that is only being prepared for an interview listens to nobody; left alone it ends by itself.
    if (worker.activeJobs.length === 0) setTimeout(() => process.exit(0), idleStopMs);
    worker.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'the worker could not be closed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  await worker.run();
}

/** Makes the fixed lines of a voice whose lines do not come with the product, while no interview is held. */
async function makeOwnLines(config: AgentConfig, address: string, busy: () => boolean, signal: AbortSignal) {
  const { voice } = findModels({ ears: '', voice: config.VOICE_MODEL, style: config.VOICE });
  if (!voice || config.TTS_BASE_URL || isDefaultVoice(voice)) return;
  const client = new SpeechClient(address);
  signal.addEventListener('abort', () => client.close());
  const clauses = new Set(stockLines().flatMap(clausesOf));
  const told = (made: number) =>
    log.info(`${made} of ${clauses.size} fixed lines are there in the voice ${voice.name}`);
  // When the service isn't there in time, makeLines reports it.
  await client.ready(serviceMs).catch(() => undefined);
  const failed = (error: unknown) =>
    log.warn({ error: describeError(error) }, `a fixed line could not be made in the voice ${voice.name}`);
  await makeLines({ client, clauses, busy, told, failed, signal });
  client.close();
}

/** LiveKit Agents warns of every busy moment of the machine: worth reading only for who asks for details. */
function libraryLevel(level: AgentConfig['LOG_LEVEL']): string {
  return level === 'warn' ? 'error' : level;
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else log.fatal({ error: describeError(error) }, 'the worker could not run');
  process.exit(1);
});
