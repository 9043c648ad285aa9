import type { LegalBrand, LegalSection } from '../types.ts';

/** Recording, speech, artificial intelligence, and what is left to people. */
export const aiSections = ({ name }: LegalBrand): LegalSection[] => [
  {
    id: 'recording',
    title: 'Recording and consent',
    body: (
      <>
        <p>
          Your speech is turned into text while you speak, and what is recorded is that text with the times of its
          words. The sound of your answers is kept besides in two cases: in practice, only if you switch that on under
          My Account, so that you can hear them again beside your report; and in an interview through a smart link, for
          the employer. Such an interview is recorded in writing and in sound: we say so before it starts and ask for
          your consent, and without it the interview does not begin. While the sound is kept, the room says so. A
          preview is never recorded, and we keep no video.
        </p>
        <p>
          You can take your consent back at any time. From then on nothing more is recorded, and what was recorded is
          erased. That does not undo what was lawful before.
        </p>
      </>
    ),
  },
  {
    id: 'danger',
    title: 'If you are in danger',
    body: (
      <>
        <p>
          If the interviewer understands that a life may be in danger, the room shows you where to call. The page itself
          picks the numbers for your country, by the time zone and the language of your browser. Neither is sent to us
          for that.
        </p>
        <p>
          We store nothing of that moment: not what you said, not what the interviewer said, and not that it happened.
          If you go on with the interview, storing begins again. What you said before stays stored, and danger that the
          interviewer doesn’t recognize is stored like any answer. Providers that help us to understand speech may have
          received the words by then.
        </p>
      </>
    ),
  },
  {
    id: 'speech',
    title: 'How your speech becomes text',
    body: (
      <>
        <p>
          The interviewer has to understand you, so your speech is turned into text while you speak. This happens in one
          of two ways, and your report says which:
        </p>
        <ul>
          <li>by recognition software on our own servers;</li>
          <li>by a speech provider that works for us.</li>
        </ul>
        <p>You can also type all of your answers. Then no sound is processed at all.</p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'Artificial intelligence',
    body: (
      <>
        <p>
          Resumes that you upload are processed by an AI provider, which reads out of them what the interviewer should
          ask about. Your interview itself is read by software on our own servers. Where we have also set up a language
          model, everything that you say or type in an interview is sent to it as well, answer by answer, private things
          included. It helps the interviewer to understand you and to ask further. The text chat and the job
          descriptions of employers may be sent to it too. The company that runs the model for us gets what the task
          needs, acts on our instructions, and may not use it for purposes of its own.
        </p>
        <p>
          Reports are made by software. Where it lacks evidence it says so, and where it quotes you it quotes what you
          said. It can still be wrong: write to us if you think that it is.
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: 'What we don’t do',
    body: (
      <>
        <ul>
          <li>We do not infer emotions, character or health from your voice or your face.</li>
          <li>We don’t analyze pictures. The camera is off when you join a room.</li>
          <li>We don’t identify anyone by the sound of their voice.</li>
          <li>
            We do not decide about jobs. {name} can point an employer to an interview; whether you are invited is
            decided by a person.
          </li>
        </ul>
      </>
    ),
  },
];
