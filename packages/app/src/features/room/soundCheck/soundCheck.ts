import { type Heard, heardAs, type SoundCheckView } from '@viva/ui';
import type { MicFailure } from '../core/connection.ts';
import type { OpenMic, Playing, SoundDevices, SoundPorts } from './ports.ts';

/** The devices that were chosen last; empty: the browser's own choice. */
export interface ChosenDevices {
  readonly micId: string;
  readonly speakerId: string;
}

/** After so long without an answer to the browser's question the person is shown where to allow it, in milliseconds. */
const askMs = 20_000;
/** Longest time that the test sound may take, in milliseconds. */
const playMs = 12_000;
/** How often it is judged what the microphone makes of the voice, and by how much of it, in milliseconds. */
const judgeEveryMs = 250;
const judgedMs = 3_000;

const noDevices: SoundDevices = { microphones: [], speakers: undefined };

/** Checks microphone and speaker before an interview. Framework-free; {@link close} lets go of everything. */
export class SoundCheck {
  readonly #ports: SoundPorts;
  readonly #listeners = new Set<() => void>();
  #view: SoundCheckView = { mic: { phase: 'idle' }, speaker: { phase: 'idle' } };
  #chosen: ChosenDevices;
  #devices = noDevices;
  #mic: OpenMic | null = null;
  #stopJudging: () => void = nothing;
  #playing: Playing | null = null;
  #stopWaiting: () => void = nothing;
  /** Whatever an earlier try brings is of no account. */
  #tries = 0;
  #closed = false;
  readonly #stopListening: () => void;

  constructor(ports: SoundPorts, chosen: ChosenDevices) {
    this.#ports = ports;
    this.#chosen = chosen;
    this.#stopListening = ports.onDevicesChanged(() => void this.#listDevices());
    void this.#listDevices();
  }

  readonly view = (): SoundCheckView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the microphone at once where that asks nobody anything. */
  async begin(): Promise<void> {
    const may = await this.#ports.mayOpen().catch(() => false);
    if (may && this.#view.mic.phase === 'idle') await this.checkMic();
  }

  /** Opens the microphone, again after trouble. */
  async checkMic(): Promise<void> {
    if (this.#closed || this.#view.mic.phase === 'asking') return;
    const current = ++this.#tries;
    this.#closeMic();
    this.#show({ mic: { phase: 'asking' } });
    // Whoever allows it later is heard then.
    const stopWaiting = this.#ports.clock.after(askMs, () => current === this.#tries && this.#fail('blocked'));
    const lost = () => current === this.#tries && this.#fail('missing');
    const opened = await this.#ports.openMic(this.#chosen.micId, lost).catch((): MicFailure => 'in-use');
    stopWaiting();
    if (current !== this.#tries) {
      if (typeof opened !== 'string') opened.close();
    } else if (typeof opened === 'string') this.#fail(opened);
    else this.#hear(opened);
  }

  async chooseMic(micId: string): Promise<void> {
    this.#chosen = { ...this.#chosen, micId };
    await this.checkMic();
  }

  chooseSpeaker(speakerId: string): void {
    this.#chosen = { ...this.#chosen, speakerId };
    this.#stopPlaying();
    this.#show({ speaker: { phase: 'idle', ...this.#speakers() } });
  }

  /** Plays the test sound; must run inside a press. */
  async play(): Promise<void> {
    if (this.#closed || this.#playing) return;
    const playing = this.#ports.play(this.#chosen.speakerId);
    this.#playing = playing;
    this.#show({ speaker: { phase: 'playing', levels: playing.levels, ...this.#speakers() } });
    const end = (phase: 'asked' | 'failed') => {
      if (playing !== this.#playing) return;
      this.#stopPlaying();
      this.#show({ speaker: { phase, ...this.#speakers() } });
    };
    this.#stopWaiting = this.#ports.clock.after(playMs, () => end('failed'));
    await playing.done.then(
      () => end('asked'),
      () => end('failed'),
    );
  }

  answerTest(heard: boolean): void {
    this.#show({ speaker: { phase: heard ? 'heard' : 'unheard', ...this.#speakers() } });
  }

  /** Ends the check: no microphone is on and nothing sounds afterwards. */
  close(): void {
    this.#closed = true;
    this.#tries++;
    this.#stopListening();
    this.#closeMic();
    this.#stopPlaying();
    this.#listeners.clear();
  }

  #hear(mic: OpenMic): void {
    this.#mic = mic;
    let peaks: { atMs: number; level: number }[] = [];
    const { clock } = this.#ports;
    const unsubscribe = mic.levels.subscribe((levels) => {
      peaks.push({ atMs: clock.now(), level: Math.max(0, ...Array.from(levels)) });
    });
    let stopTimer: () => void = nothing;
    const judge = () => {
      peaks = peaks.filter(({ atMs }) => clock.now() - atMs <= judgedMs);
      this.#showMic(mic, heardAs(Math.max(0, ...peaks.map(({ level }) => level))));
      stopTimer = clock.after(judgeEveryMs, judge);
    };
    this.#stopJudging = () => {
      stopTimer();
      unsubscribe();
    };
    judge();
    // Browsers name the devices only once one of them may be used.
    void this.#listDevices();
  }

  #showMic({ levels, deviceId }: OpenMic, heard: Heard): void {
    const { mic } = this.#view;
    const { microphones } = this.#devices;
    if (mic.phase === 'open' && mic.heard === heard && mic.microphones === microphones) return;
    this.#show({ mic: { phase: 'open', heard, levels, microphones, microphoneId: deviceId } });
  }

  #fail(trouble: MicFailure): void {
    this.#closeMic();
    this.#show({ mic: { phase: 'trouble', trouble, platform: this.#ports.platform } });
  }

  #closeMic(): void {
    this.#stopJudging();
    this.#stopJudging = nothing;
    this.#mic?.close();
    this.#mic = null;
  }

  #stopPlaying(): void {
    this.#stopWaiting();
    this.#playing?.stop();
    this.#playing = null;
  }

  async #listDevices(): Promise<void> {
    this.#devices = await this.#ports.devices().catch(() => this.#devices);
    if (this.#closed) return;
    this.#show({ speaker: { ...this.#view.speaker, ...this.#speakers() } });
  }

  #speakers() {
    const { speakers } = this.#devices;
    const { speakerId } = this.#chosen;
    return speakers ? { speakers, speakerId: speakerId || speakers[0]?.id } : {};
  }

  #show(change: Partial<SoundCheckView>): void {
    if (this.#closed) return;
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const nothing = () => undefined;
