import { Badge, Quotation } from '../../primitives/index.ts';
import { standings } from '../standings.ts';
import type { SkillEvidence } from '../types.ts';
import { Claim, Claims, Evidence, Head, Nothing } from './SkillEvidenceCard.styles.ts';

export interface SkillEvidenceCardProps {
  readonly evidence: SkillEvidence;
}

/** What was shown of one required skill: each claim with the words that it rests on and their moment. */
export function SkillEvidenceCard({ evidence }: SkillEvidenceCardProps) {
  const { skill, standing, score, claims } = evidence;
  const { text, tone } = standings[standing];
  return (
    <Evidence>
      <Head>
        <h3>{skill}</h3>
        {score !== null && <span>{score} of 5</span>}
        <Badge tone={tone}>{text}</Badge>
      </Head>
      {claims.length === 0 && (
        <Nothing>
          {standing === 'not-enough-evidence'
            ? 'Too little was said about this to tell. That says nothing about whether the skill is there.'
            : standing === 'reached'
              ? 'No single sentence shows this.'
              : 'No answer spoke to this.'}
        </Nothing>
      )}
      {claims.length > 0 && (
        <Claims>
          {claims.map(({ claim, question, quote }, i) => (
            <Claim key={i}>
              <p>{claim}</p>
              <Quotation quote={quote} />
              <small>Asked: {question}</small>
            </Claim>
          ))}
        </Claims>
      )}
    </Evidence>
  );
}
