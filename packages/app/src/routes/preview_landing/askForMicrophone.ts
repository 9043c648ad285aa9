/** Why there is none. */
export type MicrophoneTrouble = 'blocked' | 'missing' | 'in-use' | 'insecure';

/** There is no microphone to be had. */
export class MicrophoneError extends Error {
  readonly trouble: MicrophoneTrouble;
  constructor(trouble: MicrophoneTrouble, cause?: unknown) {
    super('There is no microphone', { cause });
    this.trouble = trouble;
  }
}

/** A question of the browser's may be overlooked: after so long without an answer the person is told of it, in milliseconds. */
const askMs = 20_000;

/**
 * Has the browser ask, and lets the microphone go at once: the room takes it for itself.
 * @throws {MicrophoneError}
 */
export async function askForMicrophone(): Promise<void> {
  // Missing where the page has no secure connection.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneError('insecure');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overlooked = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MicrophoneError('blocked')), askMs);
  });
  try {
    await Promise.race([overlooked, openAndLetGo(devices)]);
  } finally {
    clearTimeout(timer);
  }
}

async function openAndLetGo(devices: MediaDevices): Promise<void> {
  try {
    const stream = await devices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    if (name === 'NotFoundError') throw new MicrophoneError('missing', cause);
    throw new MicrophoneError(name === 'NotReadableError' ? 'in-use' : 'blocked', cause);
  }
}
