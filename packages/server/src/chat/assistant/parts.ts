/** One sentence or question of a message. */
export interface Part {
  readonly text: string;
  readonly question: boolean;
}

/** More parts than a person asks at once; what comes after isn't read. */
const mostParts = 12;

const asks =
  "(?:(?:how|what|where|when|who)(?:['’]?s|re)?|why|which|can|could|do|does|did|is|are|will|would|should|may|am)";
const joined = new RegExp(`(?:,\\s*|\\s+)(?:and|also|but|plus)\\s+(?:also\\s+)?(?=${asks}\\b)`, 'i');
const listed = new RegExp(`,\\s*(?=${asks}\\b)`, 'i');
const greeted = /(?<=^(?:hi|hello|hey)),\s/i;
const question = new RegExp(`^(?:(?:and|but|so|also|please|hi|hello|ok)\\s)*(?:${asks}|tell|explain)\\b`, 'i');

/** The sentences and questions that a message consists of, in order. */
export function partsOf(message: string): Part[] {
  return (
    message
      .replace(/[^\S\n]+/g, ' ')
      .split(/(?<=[?!;\n])|(?<=\.)(?=\s|$)|\s[–—-]\s/)
      .flatMap((sentence) => sentence.trim().split(greeted))
      .flatMap((sentence) => sentence.split(joined))
      // What comes before a comma may only lead to the question behind it: "I forgot my password, what now?"
      .flatMap((sentence) => (question.test(sentence) ? sentence.split(listed) : [sentence]))
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .slice(0, mostParts)
      .map((text) => ({ text, question: text.includes('?') || question.test(text) }))
  );
}
