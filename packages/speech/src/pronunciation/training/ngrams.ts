/** A prefix tree of n-grams. The node of a history holds what may follow it. */
export interface Node {
  count: number;
  /** How probable the last symbol is after the ones before it. */
  probability: number;
  /** What is left for symbols that were not seen after this history. */
  backOff: number;
  children?: Map<number, Node>;
}

const newNode = (): Node => ({ count: 0, probability: 0, backOff: 1 });

function childOf(node: Node, symbol: number): Node {
  node.children ??= new Map();
  const found = node.children.get(symbol);
  if (found) return found;
  const made = newNode();
  node.children.set(symbol, made);
  return made;
}

function find(root: Node, symbols: readonly number[]): Node | undefined {
  let node: Node | undefined = root;
  for (const symbol of symbols) node = node?.children?.get(symbol);
  return node;
}

/** The probability of the last symbol after the ones before it, backing off to shorter histories. */
export function probabilityOf(root: Node, symbols: readonly number[]): number {
  const own = find(root, symbols);
  if (own && own.probability > 0) return own.probability;
  if (symbols.length <= 1) return 1e-7;
  return (find(root, symbols.slice(0, -1))?.backOff ?? 1) * probabilityOf(root, symbols.slice(1));
}

/** Visits the nodes of a depth with the symbols that lead to them. */
export function visit(root: Node, depth: number, each: (symbols: readonly number[], node: Node) => void): void {
  const path: number[] = [];
  const walk = (node: Node): void => {
    if (path.length === depth) return each(path, node);
    for (const [symbol, child] of node.children ?? []) {
      path.push(symbol);
      walk(child);
      path.pop();
    }
  };
  walk(root);
}

function add(root: Node, symbols: readonly number[]): void {
  let node = root;
  for (const symbol of symbols) node = childOf(node, symbol);
  node.count++;
}

/**
 * Counts n-grams of the full order, and at the start of a sequence those that cannot be longer. A shorter one counts
 * the different symbols that it was seen after (Kneser and Ney 1995).
 */
function count(sequences: readonly (readonly number[])[], order: number): Node {
  const root = newNode();
  for (const sequence of sequences)
    for (let end = 1; end < sequence.length; end++) add(root, sequence.slice(Math.max(0, end + 1 - order), end + 1));
  for (let depth = order; depth > 1; depth--)
    visit(root, depth, (symbols, node) => {
      if (node.count > 0) add(root, symbols.slice(1));
    });
  return root;
}

function discountOf(root: Node, depth: number): number {
  let ones = 0;
  let twos = 0;
  visit(root, depth, (_symbols, node) => {
    if (node.count === 1) ones++;
    if (node.count === 2) twos++;
  });
  return ones > 0 ? ones / (ones + 2 * twos) : 0.5;
}

/** Turns counts into probabilities with absolute discounting, mixed with the next shorter history at every length. */
function smooth(root: Node, order: number): void {
  for (let depth = 0; depth < order; depth++) {
    const discount = discountOf(root, depth + 1);
    visit(root, depth, (history, node) => {
      const children = [...(node.children ?? [])].filter(([, child]) => child.count > 0);
      const total = children.reduce((sum, [, child]) => sum + child.count, 0);
      if (total === 0) return;
      const left = (discount * children.length) / total;
      for (const [symbol, child] of children) {
        const shorter = depth === 0 ? 1 / children.length : probabilityOf(root, [...history.slice(1), symbol]);
        child.probability = Math.max(0, child.count - discount) / total + left * shorter;
      }
      node.backOff = left;
    });
  }
}

/** Sets what each history leaves for unseen symbols so that all its probabilities add up to one. */
function balance(root: Node, order: number): void {
  for (let depth = 1; depth < order; depth++)
    visit(root, depth, (history, node) => {
      let seen = 0;
      let shorter = 0;
      for (const [symbol, child] of node.children ?? []) {
        if (child.probability === 0) continue;
        seen += child.probability;
        shorter += probabilityOf(root, [...history.slice(1), symbol]);
      }
      node.backOff = seen === 0 ? 1 : Math.max(1e-4, 1 - seen) / Math.max(1e-4, 1 - shorter);
    });
}

/** An n-gram model of sequences, each of which begins with a symbol for the start and ends with one for the end. */
export function trainNgrams(sequences: readonly (readonly number[])[], order: number): Node {
  const root = count(sequences, order);
  smooth(root, order);
  balance(root, order);
  return root;
}
