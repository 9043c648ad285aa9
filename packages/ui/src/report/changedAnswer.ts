interface Told<A> {
  readonly change?: { readonly quote: { readonly startMs: number } | null } | null | undefined;
  readonly answers: readonly A[];
  readonly transcript: readonly { readonly turn: number; readonly speaker: string; readonly startMs: number }[];
}

/** The answer that a report's one change is about: the one in which its quote stands; undefined without a quote. */
export function changedAnswer<A extends { readonly turns: readonly number[] }>(report: Told<A>): A | undefined {
  const at = report.change?.quote?.startMs;
  if (at === undefined) return undefined;
  const turn = report.transcript.findLast(({ speaker, startMs }) => speaker === 'user' && startMs <= at)?.turn;
  return report.answers.find(({ turns }) => turn !== undefined && turns.includes(turn));
}
