const verdicts =
  /\b(?:great|excellent|perfect(?:ly)?|fantastic|amazing|awesome|impressive|wonderful|brilliant|outstanding|superb|terrific|well done|nice(?:ly)?|good (?:job|answer|work|example|point|one|response)|(?:very|really|so) good|that(?:'s| is| was) (?:a )?(?:good|bad|poor|weak|strong|solid|right|wrong|correct|incorrect)|(?:strong|weak|poor|bad|terrible|awful|disappointing|solid|wrong|correct|incorrect|right) (?:answer|example|response|point)|you(?:'ve| have)? (?:passed|failed)|you(?:'re| are) (?:hired|doing well|right|wrong)|score|points? out of|out of ten)\b/i;

/** Whether a sentence passes judgement on an answer, for better or worse. The interviewer never does so aloud. */
export const judges = (text: string): boolean => verdicts.test(text.replace(/\u2019/g, "'"));
