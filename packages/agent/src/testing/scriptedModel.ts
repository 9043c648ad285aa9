import type { Brief } from '@viva/interview';
import type { ChatModel } from '../mind/model.ts';

type Step = (brief: Brief) => string | Promise<string>;

/** A chat model that does as its script says, one step for each call; it notes what it was asked and how often it was called off. */
export class ScriptedModel implements ChatModel {
  readonly asked: Brief[] = [];
  aborted = 0;
  readonly #script: readonly Step[];

  constructor(...script: readonly Step[]) {
    this.#script = script;
  }

  complete(brief: Brief, signal: AbortSignal): Promise<string> {
    const step = this.#script[this.asked.length] ?? this.#script.at(-1);
    this.asked.push(brief);
    signal.addEventListener('abort', () => this.aborted++);
    if (!step) throw new Error('nothing is scripted');
    return Promise.resolve(step(brief));
  }
}

/** Never answers. */
export const never = () => new Promise<string>(() => undefined);
