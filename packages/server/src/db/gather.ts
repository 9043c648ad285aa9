/**
 * Answers many questions of one kind with few queries: those that come while queries are under way are put together
 * into the next one. Every answer is read after its question was asked, so nothing is ever out of date; alone, a question
 * is asked at once.
 * @param load answers every key at once; a key without an answer is left out
 * @param lanes queries that may be under way at a time
 */
export function gather<K, V>(load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>, lanes = 1) {
  interface Waiting {
    readonly done: (value: V | undefined) => void;
    readonly fail: (error: unknown) => void;
  }
  let waiting = new Map<K, Waiting[]>();
  let underWay = 0;

  async function run(): Promise<void> {
    const asked = waiting;
    waiting = new Map();
    underWay++;
    try {
      const answers = await load([...asked.keys()]);
      for (const [key, all] of asked) for (const { done } of all) done(answers.get(key));
    } catch (error) {
      for (const all of asked.values()) for (const { fail } of all) fail(error);
    } finally {
      underWay--;
      if (waiting.size > 0) void run();
    }
  }

  return (key: K): Promise<V | undefined> =>
    new Promise((done, fail) => {
      const others = waiting.get(key);
      if (others) others.push({ done, fail });
      else waiting.set(key, [{ done, fail }]);
      if (underWay < lanes) void run();
    });
}
