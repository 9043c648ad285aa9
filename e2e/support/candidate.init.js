// Runs in the page before the app: gives the tests a microphone that speaks on command and a meter on what is received.
(() => {
  const context = new AudioContext({ sampleRate: 48_000 });
  const microphone = context.createMediaStreamDestination();
  // A live microphone is never digitally silent; a steady faint hiss keeps the encoder sending.
  const hiss = context.createBuffer(1, 48_000, 48_000);
  const noise = hiss.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < noise.length; i++) {
    seed = (seed * 16_807) % 2_147_483_647;
    noise[i] = (seed / 2_147_483_647 - 0.5) * 0.0004;
  }
  const floor = context.createBufferSource();
  floor.buffer = hiss;
  floor.loop = true;
  floor.connect(microphone);
  floor.start();

  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    await context.resume();
    if (constraints?.video || !constraints?.audio) return real(constraints);
    return microphone.stream.clone();
  };

  const meter = { sounds: [], loudSince: null, quietSince: null, tracks: 0, level: 0 };
  /** Louder than this is speech; quieter for 250 ms is its end. */
  const threshold = 0.008;
  const listen = (track) => {
    if (track.kind !== 'audio') return;
    meter.tracks++;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    const tap = context.createScriptProcessor(256, 1, 1);
    tap.onaudioprocess = (event) => {
      const samples = event.inputBuffer.getChannelData(0);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      meter.level = Math.sqrt(sum / samples.length);
      const now = performance.now();
      if (meter.level > threshold) {
        meter.quietSince = null;
        if (meter.loudSince === null) {
          meter.loudSince = now;
          meter.sounds.push({ startedAt: now, endedAt: null });
        }
      } else if (meter.loudSince !== null) {
        meter.quietSince ??= now;
        if (now - meter.quietSince > 250) {
          meter.sounds.at(-1).endedAt = meter.quietSince;
          meter.loudSince = null;
        }
      }
    };
    source.connect(tap);
    tap.connect(context.destination);
  };
  const RealPeerConnection = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends RealPeerConnection {
    constructor(...args) {
      super(...args);
      this.addEventListener('track', (event) => listen(event.track));
    }
  };

  window.candidate = {
    meter,
    /** Speaks a mono 16-bit recording (base64) and resolves with the times of its first and last loud sample. */
    async say(base64, sampleRate) {
      await context.resume();
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const samples = new Int16Array(bytes.buffer);
      const buffer = context.createBuffer(1, samples.length, sampleRate);
      const channel = buffer.getChannelData(0);
      for (let i = 0; i < samples.length; i++) channel[i] = samples[i] / 32_768;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(microphone);
      const first = samples.findIndex((sample) => Math.abs(sample) > 300);
      const last = samples.findLastIndex((sample) => Math.abs(sample) > 300);
      const startAt = context.currentTime + 0.02;
      const origin = performance.now() + (startAt - context.currentTime) * 1_000;
      await new Promise((resolve) => {
        source.onended = resolve;
        source.start(startAt);
      });
      return { startedAt: origin + (first / sampleRate) * 1_000, endedAt: origin + (last / sampleRate) * 1_000 };
    },
  };
})();
