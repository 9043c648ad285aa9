import { Badge, HeardNote, Quotation } from '../../primitives/index.ts';
import { levelText, toneOf } from '../shown.ts';
import type { SkillEvidence } from '../types.ts';
import { Asked, Claim, Claims, Evidence, Head, Nothing } from './SkillEvidenceCard.styles.ts';

export interface SkillEvidenceCardProps {
  readonly evidence: SkillEvidence;
}

function nothingText({ level, asked }: SkillEvidence): string {
  if (level === 'not-shown') return 'The answers stayed general, and nothing in them shows it.';
  if (level !== null) return 'No single sentence shows this.';
  if (asked) return 'We asked, but we can’t tell from what they said. They may still have the skill.';
  return 'None of the questions covered this, so we can’t tell.';
}

/** What they showed of one required skill: each claim with the words that it rests on and their moment. */
export function SkillEvidenceCard({ evidence }: SkillEvidenceCardProps) {
  const { skill, claims } = evidence;
  return (
    <Evidence>
      <Head>
        <h3>{skill}</h3>
        <Badge tone={toneOf(evidence)}>{levelText(evidence)}</Badge>
      </Head>
      {claims.length === 0 ? (
        <Nothing>{nothingText(evidence)}</Nothing>
      ) : (
        <Claims>
          {claims.map(({ claim, question, quote, typed = false, heard }, i) => (
            <Claim key={i}>
              <p>{claim}</p>
              <Quotation quote={quote} />
              {heard != null && <HeardNote heard={heard} text={quote.text} reader="other" />}
              <Asked>
                {typed && <Badge>Typed</Badge>} Asked: {question}
              </Asked>
            </Claim>
          ))}
        </Claims>
      )}
    </Evidence>
  );
}
