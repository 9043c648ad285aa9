import { flushCompileCache } from 'node:module';
import { type JobContext, defineAgent } from '@livekit/agents';
import { dispatchMetadataSchema } from '@viva/api-client/internal';
import { SpeechClient } from '@viva/speech';
import { z } from 'zod';
import { parseConfig } from './config.ts';
import { type Engines, type OnFallback, createEngines } from './engines.ts';
import { holdInterview } from './interviewSession.ts';
import { describeError, log, warnOfSkew } from './log.ts';
import { type VoiceActivity, openVoiceActivity } from './ears/listener.ts';
import { collectGarbage } from './memory.ts';
import { ServiceClient } from './service/serviceClient.ts';
import { speechAddress } from './speechAddress.ts';

/** What a process has ready before its interview begins. */
interface Warm {
  readonly engines: Engines;
  readonly voiceActivity: VoiceActivity;
}

const fallbackListeners = new Set<OnFallback>();

const warmSchema = z.custom<Warm>((value) => typeof value === 'object' && value !== null && 'engines' in value);

/** One process holds one interview: LiveKit Agents loads this module in each, warms it up, and hands it a job. */
export default defineAgent({
  prewarm: async (process) => {
    const config = parseConfig(globalThis.process.env);
    const speech = new SpeechClient(speechAddress());
    const engines = createEngines(config, speech, (notice, error) => {
      if (fallbackListeners.size === 0)
        log.error({ notice, error: describeError(error) }, 'an engine could not be used');
      for (const listener of fallbackListeners) listener(notice, error);
    });
    process.userData.warm = { engines, voiceActivity: openVoiceActivity() } satisfies Warm;
    flushCompileCache();
    collectGarbage();
  },

  entry: async (ctx: JobContext) => {
    // Without its worker this process has no turn detector and no way to be told to stop.
    process.once('disconnect', () => process.exit(1));
    const config = parseConfig(process.env);
    const { engines, voiceActivity } = warmSchema.parse(ctx.proc.userData.warm);
    const service = new ServiceClient({
      baseUrl: config.VIVA_SERVER_URL,
      apiKey: config.LIVEKIT_API_KEY,
      apiSecret: config.LIVEKIT_API_SECRET,
      onSkew: warnOfSkew,
    });
    const { sessionId } = dispatchMetadataSchema.parse(JSON.parse(ctx.job.metadata));
    const context = await service.session(sessionId);
    if (context.status === 'ended') {
      log.info({ sessionId }, 'the session has ended: nothing to do');
      return ctx.shutdown('session ended');
    }
    await holdInterview({ ctx, context, service, engines, voiceActivity, fallbackListeners });
  },
});
