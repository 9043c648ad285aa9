/** The marked entries of a list after it changed: an entry that was edited in its place keeps its mark. */
export function renamed(
  marked: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const at = before.length === after.length ? before.findIndex((entry, i) => entry !== after[i]) : -1;
  const [was, is] = [before[at], after[at]];
  const edited = was !== undefined && is !== undefined && !after.includes(was) && marked.includes(was);
  return (edited ? marked.map((entry) => (entry === was ? is : entry)) : marked).filter((entry) =>
    after.includes(entry),
  );
}
