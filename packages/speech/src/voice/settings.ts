import { z } from 'zod';

/** What lies beside a Piper voice, `NAME.onnx.json`, as far as it is needed. */
export const voiceSettings = z.object({
  audio: z.object({ sample_rate: z.number().int().positive() }),
  num_speakers: z.number().int().default(1),
  inference: z.object({ noise_scale: z.number(), length_scale: z.number(), noise_w: z.number() }),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int())),
});
