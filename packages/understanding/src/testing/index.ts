/** For tests of other packages: answers that people judged beside questions and skills. */
export { type EvidenceAnswer, evidenceAnswers, fitPairs } from '../training/judgeCorpora.ts';
