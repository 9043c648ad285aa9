/** More clauses than a person asks at once; what comes after is not read. */
const mostClauses = 12;

const asks = '(?:how|what|where|when|why|who|which|can|could|do|does|did|is|are|will|would|should|may|am)';
const joined = new RegExp(`(?:,\\s*|\\s+)(?:and|also|but|plus)\\s+(?:also\\s+)?(?=${asks}\\b)`, 'i');
const listed = new RegExp(`,\\s*(?=${asks}\\b)`, 'i');

/** The sentences and questions that a message consists of, in order. */
export function clausesOf(message: string): string[] {
  return message
    .replace(/[^\S\n]+/g, ' ')
    .split(/[?!;\n]+|\.(?=\s|$)|\s[–—-]\s/)
    .flatMap((sentence) => sentence.split(joined))
    .flatMap((sentence) => sentence.split(listed))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, mostClauses);
}
