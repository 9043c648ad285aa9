/** For tests of other packages: texts with labels, and answers that people judged beside questions and skills. */
export { labeled } from '../training/corpora.ts';
export { type EvidenceAnswer, evidenceAnswers, fitPairs } from '../training/judgeCorpora.ts';
