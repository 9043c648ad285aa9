import { z } from 'zod';

/** Where LiveKit's components keep the choices, so that theirs and ours are one record. */
const key = 'lk-user-choices';

const choicesSchema = z.object({
  videoEnabled: z.boolean().catch(true),
  audioEnabled: z.boolean().catch(true),
  videoDeviceId: z.string().catch('default'),
  audioDeviceId: z.string().catch('default'),
  username: z.string().catch(''),
});

/** The device choices that this browser keeps, with the specification's defaults (section 3). */
export type StoredChoices = z.infer<typeof choicesSchema>;

/** Reads the choices; where nothing valid is kept, or nothing may be read, they are the defaults. */
export function readChoices(): StoredChoices {
  let kept: unknown = {};
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // A damaged record, or a browser that stores nothing: the defaults hold.
  }
  return choicesSchema.catch(choicesSchema.parse({})).parse(kept);
}

/** Keeps the choices, where the browser lets a page store. */
export function writeChoices(choices: StoredChoices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // The choices hold for this page then.
  }
}
