import { plain } from '../text/words.ts';
import { close } from './closing.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { harmWords, helpWords } from './phrases/shared.ts';
import { moveOn } from './questions.ts';
import { spelledOut } from './remarks/canonical.ts';
import { isRemark, remarkIn } from './remarks/remarkIn.ts';
import type { Remark } from './remarks/remarkIn.ts';
import { requestIn } from './requests.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/** Times that distress is met with an offer; then the interviewer stops by itself, kindly. */
const mostCare = 3;
/** Insults in all, after which the interview ends; two in a row are enough. */
const mostInsults = 3;
/** How often words that may be misheard are asked about, by what they seem to be; harm always is. */
const mostChecks: Readonly<Record<Remark | 'stop', number>> = {
  hostile: 1,
  distress: 2,
  stop: 3,
  'past-harm': 3,
  harm: Number.POSITIVE_INFINITY,
};

const atRest = { quiet: 0, waiting: false, insulted: false } as const;

/** Ends the interview for somebody who speaks of harming themselves, whatever else is going on. */
export const endForSafety = (state: PolicyState): Option =>
  close({ ...state, emailsReport: false }, 'candidate-left', harmWords, 'care');

function care(state: PolicyState, help: boolean): Option {
  if (state.distressed >= mostCare) {
    return close(
      state,
      'candidate-left',
      'Let’s stop here for today, and you can come back whenever you like.',
      'care',
    );
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
  return option('care', [kind.text, help ? helpWords : undefined, offer.text], offer.state, { exact: true });
}

function onInsult(state: PolicyState): Option {
  const insults = state.insults + 1;
  if (state.insulted || insults >= mostInsults) {
    const lead = 'I’ll end the interview here. You can hold another one at any time.';
    return close({ ...state, insults }, 'insults', lead, 'firm');
  }
  const noted: PolicyState = { ...state, ...atRest, insults, insulted: true };
  if (insults > 1) {
    const { text, state: next } = phrase(noted, 'calm');
    return option('redirect', [text], next, { exact: true });
  }
  const { text, state: next } = phrase({ ...noted, offered: 'boundary' }, 'boundary');
  return option('set-boundary', [text], next, { exact: true });
}

/** Asks whether words were meant that the recogniser may have got wrong: nothing is done on their account alone. */
function check(state: PolicyState, help: boolean): Option {
  const { text, state: next } = phrase({ ...state, ...atRest, checked: state.checked + 1, offered: 'check' }, 'check');
  return option('check', [text, help ? helpWords : undefined], next, { exact: true });
}

function goOn(before: PolicyState, atMs: number): Option {
  const state: PolicyState = { ...before, ...atRest, offered: 'none' };
  // What was answered before the distress is left as it is.
  if (currentQuestion(state) && state.gentle && state.answer.words > 0)
    return moveOn(state, atMs, 'answered', { bridge: 'bridge' });
  const { text, state: next } = phrase(state, 'goOn');
  return option('go-on', [text, state.prompt], next, { fixed: state.prompt });
}

const yes =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|of course|all right|alright|fine|please|i do|i would|let's|we can|sorry|i'm sorry|i apologi[sz]e|that's fine|i'm (?:fine|ok|okay|better)(?: now)?|it's (?:fine|ok|okay)|thank you|thanks|better now|i'm ready|ready) ?)+$/;
const no = /^(?:(?:no|nope|nah|not really|no thank you|no thanks|i don't|rather not|i'd rather not|never|don't) ?)+$/;
const on =
  /^(?:(?:yes|ok|okay|no|please|let's|let me|we can|we could|i can|i want to|i'd like to|i would like to|i'll|sure|sorry|i'm sorry|fine|just|then|and|thanks|thank you|so|well|can we|shall we|i'm fine|i'm ok|i'm okay|i'm ready to|try to|try and|all right|alright) )*(?:go on|go ahead|carry on|continue|keep going|proceed|resume|get on with it|go for it)(?: (?:please|then|now|with (?:it|this|the interview|the question)|thank you|thanks))*$/;
const pause =
  /^(?:(?:yes|ok|okay|please|just|maybe|i|i'd|i'll|need|want|like|would|to|take|have|can|could|may|we|let's|give|me|a|an|one|short|quick|little|few|some|glass|of|the|for|us|sorry|then|thanks) ){0,9}(?:pause|break|moment|minutes?|seconds?|breath|breathe|wait|time|water)(?: [\w']+){0,4}$/;

type Wish = 'stop' | 'pause' | 'go-on';

/** What a short reply to an offer chooses; null when it is something else, such as an answer to the question. */
function wishIn(state: PolicyState, event: SaidEvent): Wish | null {
  const said = spelledOut(plain(event.text));
  const request = requestIn(event.text, event.approximate);
  if (request === 'stop') return 'stop';
  if (on.test(said)) return 'go-on';
  if (state.offered === 'check') return yes.test(said) ? 'stop' : no.test(said) ? 'go-on' : null;
  if (state.offered === 'boundary') return yes.test(said) ? 'go-on' : no.test(said) ? 'stop' : null;
  if (request === 'wait' || pause.test(said)) return 'pause';
  return yes.test(said) || no.test(said) ? 'go-on' : null;
}

/** What follows on an offer to go on or to stop; null when the turn is to be taken as any other. */
function onWish(state: PolicyState, event: SaidEvent): Option | null {
  switch (wishIn(state, event)) {
    case 'stop':
      return close(state, 'candidate-left', 'Of course, we’ll stop here.', state.offered === 'care' ? 'care' : 'plain');
    case 'pause': {
      const { text, state: next } = phrase({ ...state, quiet: 0, waiting: true }, 'careWait');
      return option('wait', [text], next, { exact: true });
    }
    case 'go-on':
      return goOn(state, event.atMs);
    case null:
      return null;
  }
}

function onRemark(state: PolicyState, remark: Remark): Option {
  if (remark === 'harm') return endForSafety(state);
  return remark === 'hostile' ? onInsult(state) : care(state, remark === 'past-harm');
}

/**
 * What is done for the sake of the person before anything is done for the interview: harm, distress, insults, and the
 * replies to what was offered then. Null when the turn has none of it. Words that may be misheard are at most asked about.
 */
export function careFor(state: PolicyState, event: SaidEvent): Option | null {
  const request = requestIn(event.text, event.approximate);
  if (isRemark(request)) return onRemark(state, request);
  if (state.offered !== 'none') {
    const wished = onWish(state, event);
    if (wished) return wished;
  }
  if (!event.approximate) return null;
  const heard = remarkIn(event.text) ?? (request === 'stop' ? 'stop' : null);
  if (heard === null || state.checked >= mostChecks[heard]) return null;
  return check(state, heard === 'harm' || heard === 'past-harm');
}

/** Silence after such an offer: it stands for a while longer, and is then taken for a wish to end, or to go on. */
export function onOfferSilence(state: PolicyState, atMs: number): Option {
  if (state.offered !== 'care') return goOn(state, atMs);
  if (state.quiet > 0) return close(state, 'silence', 'Let’s leave it here for today.', 'care');
  const { text, state: next } = phrase({ ...state, quiet: 1, waiting: false }, 'careNudge');
  return option('nudge', [text], next, { exact: true });
}
