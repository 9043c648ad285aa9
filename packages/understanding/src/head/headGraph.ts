import type { Graph } from '../onnx/graph.ts';
import { attentionHeads, epsilon } from './shape.ts';
import type { HeadHeader, Weights } from './weights.ts';

/** What is added where nothing is to be looked at. */
const never = 1e9;

/** Which tokens of a batch are there, in the forms that heads need. */
export interface Shown {
  /** [texts, tokens, 1]: 1 where a token is, 0 behind the end of a text. */
  readonly tokens: string;
  /** The number of tokens of each text, [texts, 1]. */
  readonly count: string;
  /** 0 where a token is, far below 0 elsewhere: for the highest, [texts, tokens, 1], and for attention, [texts, 1, 1, tokens]. */
  readonly forHighest: string;
  readonly forAttention: string;
}

/** `mask`: the name of a model's attention mask, [texts, tokens]. */
export function shownTokens(graph: Graph, mask: string): Shown {
  const shown = graph.node('Cast', [mask], { to: 1 });
  const one = graph.floats([1], Float32Array.of(1));
  const much = graph.floats([1], Float32Array.of(never));
  const hidden = graph.node('Mul', [graph.node('Sub', [shown, one]), much]);
  const last = graph.integers([2]);
  return {
    tokens: graph.node('Unsqueeze', [shown, last]),
    count: graph.node('ReduceSum', [shown, graph.integers([1])], { keepdims: 1 }),
    forHighest: graph.node('Unsqueeze', [hidden, last]),
    forAttention: graph.node('Unsqueeze', [hidden, graph.integers([1, 2])]),
  };
}

/**
 * Puts a head behind a model: the same network as {@link import('./tokenHead.ts').TokenHead}, for a batch of texts.
 * `hidden`: the name of the model's vectors, [texts, tokens, inputs]; `output`: the name of the probabilities, [texts, labels].
 */
export function addHead(
  graph: Graph,
  { header, weights }: { readonly header: HeadHeader; readonly weights: Weights },
  hidden: string,
  shown: Shown,
  output: string,
): void {
  const { inputs, width, blocks, labels } = header;
  const array = (name: string): Float32Array => weights.get(name) ?? new Float32Array(0);
  const dense = (name: string, x: string, from: number, to: number): string => {
    const product = graph.node('MatMul', [x, graph.floats([from, to], turned(array(`${name}.weights`), to, from))]);
    return graph.node('Add', [product, graph.floats([to], array(`${name}.bias`))]);
  };
  const normalize = (name: string, x: string): string =>
    graph.node(
      'LayerNormalization',
      [x, graph.floats([width], array(`${name}.scale`)), graph.floats([width], array(`${name}.shift`))],
      { axis: -1, epsilon: { float: epsilon } },
    );
  const each = width / attentionHeads;
  const split = graph.integers([0, 0, attentionHeads, each]);
  const joined = graph.integers([0, 0, width]);
  const scale = graph.floats([1], Float32Array.of(1 / Math.sqrt(each)));
  const perHead = (x: string, perm: readonly number[]) =>
    graph.node('Transpose', [graph.node('Reshape', [x, split])], { perm });

  let x = graph.node('Relu', [normalize('entered', dense('input', hidden, inputs, width))]);
  for (let index = 0; index < blocks; index++) {
    const name = `block${index}`;
    const square = (part: string, of: string) => dense(`${name}.${part}`, of, width, width);
    const queries = perHead(square('query', x), [0, 2, 1, 3]);
    const keys = perHead(square('key', x), [0, 2, 3, 1]);
    const values = perHead(square('value', x), [0, 2, 1, 3]);
    const scores = graph.node('Mul', [graph.node('MatMul', [queries, keys]), scale]);
    const looks = graph.node('Softmax', [graph.node('Add', [scores, shown.forAttention])], { axis: -1 });
    const seen = graph.node('Transpose', [graph.node('MatMul', [looks, values])], { perm: [0, 2, 1, 3] });
    const attended = square('out', graph.node('Reshape', [seen, joined]));
    x = normalize(`${name}.attended`, graph.node('Add', [x, attended]));
    const wide = graph.node('Relu', [dense(`${name}.widen`, x, width, 2 * width)]);
    x = normalize(`${name}.done`, graph.node('Add', [x, dense(`${name}.narrow`, wide, 2 * width, width)]));
  }
  const sum = graph.node('ReduceSum', [graph.node('Mul', [x, shown.tokens]), graph.integers([1])], { keepdims: 0 });
  const mean = graph.node('Div', [sum, shown.count]);
  const highest = graph.node('ReduceMax', [graph.node('Add', [x, shown.forHighest])], { axes: [1], keepdims: 0 });
  const pooled = graph.node('Concat', [mean, highest], { axis: 1 });
  graph.node('Softmax', [dense('output', pooled, 2 * width, labels.length)], { axis: -1 }, output);
  graph.output(output);
}

/** A matrix of `rows` rows, turned round. */
function turned(matrix: Float32Array, rows: number, columns: number): Float32Array {
  const result = new Float32Array(matrix.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      result[column * rows + row] = Number(matrix[row * columns + column]);
  return result;
}
