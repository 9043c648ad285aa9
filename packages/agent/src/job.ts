import { flushCompileCache } from 'node:module';
import { type JobContext, defineAgent, inference } from '@livekit/agents';
import { dispatchMetadataSchema } from '@viva/api-client/internal';
import { z } from 'zod';
import { parseConfig } from './config.ts';
import { type Engines, type OnFallback, createEngines } from './engines.ts';
import { holdInterview } from './interviewSession.ts';
import { describeError, log } from './log.ts';
import { collectGarbage } from './memory.ts';
import { ServiceClient } from './service/serviceClient.ts';
import { FliteTts } from './voice/flite/fliteTts.ts';
import { SharedFlite } from './voice/flite/sharedFlite.ts';

/** What a process has ready before its interview begins. */
interface Warm {
  readonly engines: Engines;
  readonly flite: SharedFlite;
  readonly vad: inference.VAD;
  readonly earsVad: inference.VAD;
}

const fallbackListeners = new Set<OnFallback>();

const warmSchema = z.custom<Warm>((value) => typeof value === 'object' && value !== null && 'engines' in value);

/** One process holds one interview: LiveKit Agents loads this module in each, warms it up, and hands it a job. */
export default defineAgent({
  prewarm: async (process) => {
    const config = parseConfig(globalThis.process.env);
    const flite = new SharedFlite(
      { voice: config.FLITE_VOICE },
      { failed: (error) => log.warn({ error: describeError(error) }, 'the shared voice failed; this process speaks') },
    );
    const engines = createEngines(config, new FliteTts(flite), (notice, error) => {
      if (fallbackListeners.size === 0)
        log.error({ notice, error: describeError(error) }, 'an engine could not be loaded');
      for (const listener of fallbackListeners) listener(notice, error);
    });
    const vad = new inference.VAD({ minSilenceDuration: 250 });
    // A little earlier, so that the words are there when the turn is judged.
    const earsVad = new inference.VAD({ minSilenceDuration: 200 });
    await engines.ready;
    process.userData.warm = { engines, flite, vad, earsVad } satisfies Warm;
    flushCompileCache();
    collectGarbage();
  },

  entry: async (ctx: JobContext) => {
    // Without its worker this process has no turn detector and no way to be told to stop.
    process.once('disconnect', () => process.exit(1));
    const config = parseConfig(process.env);
    const { engines, flite, vad, earsVad } = warmSchema.parse(ctx.proc.userData.warm);
    flite.use(ctx.inferenceExecutor);
    const service = new ServiceClient({
      baseUrl: config.VIVA_SERVER_URL,
      apiKey: config.LIVEKIT_API_KEY,
      apiSecret: config.LIVEKIT_API_SECRET,
    });
    const { sessionId } = dispatchMetadataSchema.parse(JSON.parse(ctx.job.metadata));
    const context = await service.session(sessionId);
    if (context.status === 'ended') {
      log.info({ sessionId }, 'the session has ended: nothing to do');
      return ctx.shutdown('session ended');
    }
    await holdInterview({ ctx, context, service, engines, vad, earsVad, fallbackListeners });
  },
});
