import { careInStoryFrom, dangerIn } from '@viva/understanding';
import { plain } from '../text/words.ts';
import { close } from './closing.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { dangerWords, harmWords, helpWords, misunderstood } from './phrases/shared.ts';
import { filled } from './ledger.ts';
import { adviceFor } from './advice.ts';
import { asksAbout } from './asides.ts';
import { isGrave, isNervous, tellsOfLoss } from './nerves.ts';
import { isPlainWish } from './plainWords.ts';
import { moveOn } from './nextQuestion.ts';
import { answeredWith } from './told.ts';
import { type Meaning, does, meaningOf, needsCare, staysOn } from './meaning.ts';
import { spelledOut } from './remarks/canonical.ts';
import { harmIn } from './remarks/harm.ts';
import { hostileIn } from './remarks/hostility.ts';
import { endForSafety, isFine, tellsOfDanger, withHelp } from './safety.ts';
import type { PolicyState } from './state.ts';
import { stopNow } from './stopping.ts';
import { currentQuestion, isEmployers } from './views.ts';
import { careWaitFor } from './waiting.ts';

/** What is met before anything else. `harm`: by its words; `danger`: by what was understood; `past-harm`: harm of another time, or words that may mean danger. */
type Remark = 'harm' | 'danger' | 'past-harm' | 'hostile' | 'distress' | 'private' | 'stop';

/** A story in so many words is not stopped for harm of another time. */
const longStory = 40;

/** The gravest remark of a turn; the rules for harm and insults add to what was understood, and never take away. */
function remarkIn(state: PolicyState, event: SaidEvent, meaning: Meaning): Remark | null {
  const harm = harmIn(event.text);
  const danger = dangerIn(event.reading);
  if (harm === 'now') return 'harm';
  if (danger === 'sure') return 'danger';
  if ((harm === 'once' && event.text.split(/\s+/).length < longStory) || danger === 'maybe') return 'past-harm';
  // A wish to stop comes first, even in distress.
  if (meaning === 'stop' || (does(event, 'stop') && !staysOn(event.text))) return 'stop';
  if (needsCare(event, 'distress') && !isComposed(event)) return 'distress';
  if (hostileIn(event.text)) return 'hostile';
  // Why somebody needs plain words is no more than a reason for these.
  if (isPlainWish(event)) return null;
  return needsCare(event, 'private') && !isBackground(state, event) && !asksAdvice(event) ? 'private' : null;
}

/** Somebody who says that they are fine, or asks what they may tell, is in no distress, unless the signs are strong. */
const isComposed = (event: SaidEvent): boolean =>
  !isGrave(event.text.replaceAll(/\bpatients? (?:who )?died\b/gi, '')) &&
  !needsCare(event, 'distress', careInStoryFrom) &&
  (isFine(event.text) || asksAdvice(event));

const asksAdvice = (event: SaidEvent): boolean => adviceFor(event.text, true) !== null || asksAbout(event, ...advised);
/** What candidates ask who wonder what they may tell. */
const advised = ['sensitive', 'health', 'gap', 'age', 'newcomer', 'names'] as const;

/** The first question asks for what somebody has done so far: families belong to it, unless the signs are strong. */
const isBackground = (state: PolicyState, event: SaidEvent): boolean =>
  currentQuestion(state)?.evidence === 'background' &&
  event.reading.label === 'answer' &&
  event.reading.confidence >= careInStoryFrom &&
  !needsCare(event, 'private', careInStoryFrom);

/** Times that distress is met with an offer; then the interviewer stops by itself, kindly. */
const mostCare = 3;
/** Insults in all, after which the interview ends; two in a row are enough. */
const mostInsults = 3;
/** How often words that may be misheard are asked about, by what they seem to be; harm always is. */
const mostChecks: Readonly<Record<Remark, number>> = {
  hostile: 1,
  distress: 2,
  private: Number.POSITIVE_INFINITY,
  stop: 3,
  'past-harm': 3,
  harm: Number.POSITIVE_INFINITY,
  danger: Number.POSITIVE_INFINITY,
};

const atRest = { quiet: 0, waiting: false, insulted: false } as const;

/** What is replied to after a matter that needed care: the question, as a whole; while the candidate may choose, the offer. */
const promptAfter = (state: PolicyState): string =>
  state.choosing ? state.prompt : (currentQuestion(state)?.text ?? state.prompt);

/**
 * What is done when a life may be in danger, before all else; null when there is no sign of it. Words for harm end the interview.
 * What was only understood so stops it too, but somebody who was misunderstood can say so, and go on.
 */
export function keepSafe(state: PolicyState, event: SaidEvent): Option | null {
  if (event.approximate && state.offered !== 'safety') return null;
  if (harmIn(event.text) === 'now') return endForSafety(state, harmWords);
  if (state.offered === 'safety') {
    return isFine(event.text) ? { ...goOn(state, event.atMs), unstored: true } : endForSafety(state, undefined);
  }
  if (dangerIn(event.reading) !== 'sure') return null;
  if (state.offered === 'care' && isFine(event.text)) return null;
  const next: PolicyState = { ...state, ...atRest, prompt: promptAfter(state), gentle: true, offered: 'safety' };
  return withHelp(state, option('care', [dangerWords, misunderstood], next));
}

const care = (state: PolicyState, help: boolean): Option =>
  help ? withHelp(state, comfort(state, helpWords)) : comfort(state, undefined);

function comfort(state: PolicyState, words: string | undefined): Option {
  if (state.distressed >= mostCare) {
    // An employer's interview can't be done again.
    const lead = isEmployers(state)
      ? 'Let’s stop here for today.'
      : 'Let’s stop here for today, and you can come back whenever you like.';
    return close(state, 'stopped', [lead, words].filter(Boolean).join(' '), 'care');
  }
  const question = currentQuestion(state);
  // A probe is not come back to.
  const prompt = question && state.probes.length > 0 ? question.text : state.prompt;
  const met: PolicyState = {
    ...state,
    ...atRest,
    prompt,
    distressed: state.distressed + 1,
    gentle: true,
    offered: 'care',
  };
  const kind = phrase(met, 'care');
  const offer = phrase(kind.state, 'careOffer');
  return option('care', [kind.text, words, offer.text], offer.state);
}

function calm(state: PolicyState): Option {
  const { text, state: next } = phrase({ ...state, ...atRest, waiting: true, gentle: true }, 'nerves');
  return option('wait', [text], next);
}

function onInsult(state: PolicyState): Option {
  const insults = state.insults + 1;
  if (state.insulted || insults >= mostInsults) {
    const lead = 'I’ll end the interview here. You can do another one at any time.';
    return close({ ...state, insults }, 'insults', lead, 'firm');
  }
  const noted: PolicyState = { ...state, ...atRest, insults, insulted: true };
  if (insults > 1) {
    const { text, state: next } = phrase(noted, 'calm');
    return option('redirect', [text], next);
  }
  const { text, state: next } = phrase({ ...noted, offered: 'boundary' }, 'boundary');
  return option('set-boundary', [text], next);
}

/** Asks whether words were meant that the recogniser may have got wrong: nothing is done on their account alone. */
function check(state: PolicyState, help: boolean): Option {
  const { text, state: next } = phrase({ ...state, ...atRest, checked: state.checked + 1, offered: 'check' }, 'check');
  const asked = option('check', [text, help ? helpWords : undefined], next);
  return help ? withHelp(state, asked) : asked;
}

function goOn(before: PolicyState, atMs: number): Option {
  const state: PolicyState = { ...before, ...atRest, offered: 'none', help: false };
  // What was answered before the distress is left as it is.
  if (currentQuestion(state) && state.gentle && state.answer.words > 0)
    return moveOn(state, atMs, 'answered', { bridge: 'bridge' });
  const { text, state: next } = phrase(state, state.choosing ? 'backToChoice' : 'goOn');
  return option('go-on', [text, state.prompt], next);
}

const yes =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|of course|all right|alright|fine|please|i do|i would|let's|we can|sorry|i'm sorry|i apologi[sz]e|that's fine|i'm (?:fine|ok|okay|better)(?: now)?|it's (?:fine|ok|okay)|thank you|thanks|better now|i'm ready|ready) ?)+$/;
const no = /^(?:(?:no|nope|nah|not really|no thank you|no thanks|i don't|rather not|i'd rather not|never|don't) ?)+$/;
const on =
  /^(?:(?:yes|ok|okay|no|please|let's|let me|we can|we could|i can|i want to|i'd like to|i would like to|i'll|sure|sorry|i'm sorry|fine|just|then|and|thanks|thank you|so|well|can we|shall we|i'm fine|i'm ok|i'm okay|i'm ready to|try to|try and|all right|alright) )*(?:go on|go ahead|carry on|continue|keep going|proceed|resume|get on with it|go for it)(?: (?:please|then|now|with (?:it|this|the interview|the question)|thank you|thanks))*$/;
const pause =
  /^(?:(?:yes|ok|okay|please|just|maybe|i|i'd|i'll|need|want|like|would|to|take|have|can|could|may|we|let's|give|me|a|an|one|short|quick|little|few|some|glass|of|the|for|us|sorry|then|thanks) ){0,9}(?:pause|break|moment|minutes?|seconds?|breath|breathe|wait|time|water)(?: [\w']+){0,4}$/;

/** A short turn that asks to go on, in whatever words. */
const wantsOn = (said: string): boolean =>
  said.split(' ').length <= 12 &&
  /\b(?:go on|carry on|continue|keep going)\b/.test(said) &&
  !/\b(?:don't|do not|not|can't|cannot|never|rather|no)\b/.test(said);

type Wish = 'stop' | 'pause' | 'go-on';

/** What a short reply to an offer chooses; null when it is something else, such as an answer to the question. */
function wishIn(state: PolicyState, event: SaidEvent): Wish | null {
  const said = spelledOut(plain(event.text));
  const meaning = meaningOf(event);
  if (meaning === 'stop') return 'stop';
  if (on.test(said) || wantsOn(said) || (staysOn(event.text) && meaning !== 'wait')) return 'go-on';
  if (state.offered === 'check' || state.offered === 'end')
    return yes.test(said) ? 'stop' : no.test(said) ? 'go-on' : null;
  if (state.offered === 'boundary') return yes.test(said) ? 'go-on' : no.test(said) ? 'stop' : null;
  if (meaning === 'wait' || pause.test(said)) return 'pause';
  return yes.test(said) || no.test(said) ? 'go-on' : null;
}

/** What follows on an offer to go on or to stop; null when the turn is to be taken as any other. */
function onWish(state: PolicyState, event: SaidEvent): Option | null {
  switch (wishIn(state, event)) {
    case 'stop':
      return stopNow(state, state.help || state.offered === 'care' ? 'care' : 'plain');
    case 'pause':
      return careWaitFor(state, event);
    case 'go-on':
      return goOn(state, event.atMs);
    case null:
      return null;
  }
}

/** Something private was told: it is met kindly, left at that, and nothing more is asked at this question. */
function onPrivate(before: PolicyState, event: SaidEvent): Option {
  const { atMs } = event;
  const question = currentQuestion(before);
  // What was told of the work besides is not asked for again.
  const { action, result } = filled({}, event);
  const state = question && does(event, 'answer') && (action ?? result) ? answeredWith(before, event) : before;
  if (question && state.gentle) {
    const again = phrase(state, 'private');
    return moveOn(
      { ...again.state, ...atRest, offered: 'none' },
      atMs,
      state.answer.words > 0 ? 'answered' : 'skipped',
      {
        text: again.text,
        bridge: 'none',
      },
    );
  }
  const met: PolicyState = {
    ...state,
    ...atRest,
    prompt: promptAfter(state),
    gentle: true,
    offered: 'care',
  };
  const kind = phrase(met, tellsOfLoss(event.text) ? 'loss' : 'private');
  const offer = phrase(kind.state, 'privateOffer');
  return option('care', [kind.text, offer.text], offer.state);
}

function onRemark(state: PolicyState, remark: Remark, event: SaidEvent): Option | null {
  switch (remark) {
    case 'harm':
    case 'danger':
      return keepSafe(state, event);
    case 'past-harm':
      return care(state, true);
    case 'distress':
      return isNervous(event.text) && state.distressed === 0 ? calm(state) : care(state, false);
    case 'hostile':
      return onInsult(state);
    case 'private':
      return onPrivate(state, event);
    case 'stop':
      if (state.offered === 'care') return stopNow(state, 'care');
      if (!needsCare(event, 'distress')) return null;
      // The offer asks whether to stop, as an employer's interview does before it ends.
      return isEmployers(state) && state.offered === 'none' ? care(state, false) : stopNow(state, 'care');
  }
}

/**
 * What is done for the sake of the person before anything is done for the interview: harm, distress, private matters,
 * insults, and the replies to what was offered then. Null when the turn has none of it. Words that may be misheard are at
 * most asked about.
 */
export function careFor(state: PolicyState, event: SaidEvent): Option | null {
  const option = caringFor(state, event);
  // What is said to an offer of help is no more kept than what it was made for.
  return option && state.help ? { ...option, unstored: true } : option;
}

/** What is longer than this says more than that one is well. */
const shortReply = 40;

function caringFor(state: PolicyState, event: SaidEvent): Option | null {
  // Said to be well by somebody who was met with care without need.
  if (state.offered === 'care' && isFine(event.text) && !tellsOfDanger(event) && meaningOf(event) !== 'stop') {
    if (state.step === 'own-questions') return null;
    if (event.text.split(/\s+/).length <= shortReply) return goOn(state, event.atMs);
  }
  const remark = remarkIn(state, event, meaningOf(event));
  const met = remark && !event.approximate ? onRemark(state, remark, event) : null;
  if (met) return met;
  if (state.offered !== 'none') {
    const wished = onWish(state, event);
    if (wished) return wished;
  }
  if (!event.approximate || remark === null || state.checked >= mostChecks[remark]) return null;
  if (remark === 'private') return onPrivate(state, event);
  return check(state, remark === 'harm' || remark === 'danger' || remark === 'past-harm');
}

/** Silence after such an offer: it stands for a while longer, and is then taken for a wish to end, or to go on. */
export function onOfferSilence(state: PolicyState, atMs: number): Option {
  if (state.offered === 'safety') return close(state, 'silence', undefined, 'care');
  if (state.offered !== 'care') return goOn(state, atMs);
  if (state.quiet > 0) return close(state, 'silence', 'Let’s leave it here for today.', 'care');
  const { text, state: next } = phrase({ ...state, quiet: 1, waiting: false }, 'careNudge');
  return option('nudge', [text], next);
}
