import proto from 'onnx-proto';
import { floatTensor, numbersOf, shapeOf, unpacked, unpackedTransposed } from './tensors.mjs';

const { AttributeProto, ModelProto, NodeProto, TensorProto } = proto.onnx;

/** @typedef {import('onnx-proto').onnx.INodeProto} Node */
/** @typedef {import('./tensors.mjs').Tensor} Tensor */

/**
 * The same model with weights of 32 bits: what was quantized with scales computed on the way (ConvInteger, MatMulInteger,
 * DynamicQuantizeLSTM) becomes a plain layer. On the runtime that we have, those are twice as fast as the integer ones, and
 * convolutions of two dimensions are faster than those of one.
 * @param {Uint8Array} model ONNX
 * @returns {Uint8Array}
 * @throws when the model is not built as expected
 */
export function floatModel(model) {
  const decoded = ModelProto.decode(model);
  const graph = decoded.graph;
  if (!graph) throw new Error('the model has no graph');
  const work = new Work(/** @type {Node[]} */ (graph.node), /** @type {Tensor[]} */ (graph.initializer));
  work.unpackLayers();
  work.widenConvolutions();
  const outputs = (graph.output ?? []).map(({ name }) => name ?? '');
  const { nodes, tensors } = work.needed(outputs);
  Object.assign(graph, { node: nodes, initializer: tensors });
  // Shapes of what lies between are derived by the runtime.
  graph.valueInfo = [];
  return ModelProto.encode(decoded).finish();
}

class Work {
  /** @type {Node[]} */
  #nodes;
  /** @type {Map<string, Tensor>} */
  #tensors;
  /** @type {Map<string, Node>} */
  #makers = new Map();
  /** @type {Map<string, Node[]>} */
  #users = new Map();
  /** @type {Set<Node>} */
  #replaced = new Set();

  /** @param {Node[]} nodes @param {Tensor[]} tensors */
  constructor(nodes, tensors) {
    this.#nodes = nodes;
    this.#tensors = new Map(tensors.map((tensor) => [tensor.name ?? '', tensor]));
    for (const node of nodes) {
      for (const output of node.output ?? []) this.#makers.set(output, node);
      for (const input of node.input ?? []) this.#users.set(input, [...(this.#users.get(input) ?? []), node]);
    }
  }

  unpackLayers() {
    for (const node of this.#nodes) {
      if (node.opType === 'ConvInteger' || node.opType === 'MatMulInteger') this.#unpackProduct(node);
      else if (node.opType === 'DynamicQuantizeLSTM') this.#unpackRecurrent(node);
    }
  }

  /**
   * Integers are multiplied, perhaps a bias is added, and the sum is cast and scaled: the scaling becomes the layer.
   * @param {Node} node
   */
  #unpackProduct(node) {
    const [quantized = '', weights = '', , zeros = ''] = node.input ?? [];
    const [input = ''] = this.#makerOf(quantized).input ?? [];
    let next = this.#onlyUserOf(node);
    this.#replaced.add(node);
    const inputs = [input, this.#weights(weights, zeros)];
    if (next.opType === 'Add') {
      inputs.push(this.#biasOf(next, node));
      this.#replaced.add(next);
      next = this.#onlyUserOf(next);
    }
    if (next.opType !== 'Cast') throw new Error(`a sum of integers goes into ${next.opType ?? 'nothing'}`);
    this.#replaced.add(next);
    const scaling = this.#onlyUserOf(next);
    scaling.input = inputs;
    scaling.opType = (node.opType ?? '').replace('Integer', '');
    scaling.attribute = node.attribute ?? [];
  }

  /** The bias is quantized on the way: traced back to where it is a tensor. @param {Node} sum @param {Node} product */
  #biasOf(sum, product) {
    let name = sum.input?.find((one) => one !== product.output?.[0]) ?? '';
    while (!this.#tensors.has(name)) [name = ''] = this.#makerOf(name).input ?? [];
    return name;
  }

  /** @param {Node} node */
  #unpackRecurrent(node) {
    const [input = '', weights = '', recurrence = '', ...rest] = node.input ?? [];
    const [, , , , , scales = '', zeros = '', recurrentScales = '', recurrentZeros = ''] = rest;
    node.opType = 'LSTM';
    node.domain = '';
    node.input = [
      input,
      this.#recurrentWeights(weights, scales, zeros),
      this.#recurrentWeights(recurrence, recurrentScales, recurrentZeros),
      ...rest.slice(0, 4),
    ];
  }

  /** @param {string} name @param {string} zeros */
  #weights(name, zeros) {
    const scales = this.#numbers(name.replace('_quantized', '_scale'));
    const numbers = unpacked(this.#numbers(name), scales, this.#numbers(zeros));
    return this.#add(floatTensor(`${name}_float`, shapeOf(this.#tensors.get(name)), numbers));
  }

  /** @param {string} name @param {string} scales @param {string} zeros */
  #recurrentWeights(name, scales, zeros) {
    const shape = shapeOf(this.#tensors.get(name));
    const [directions = 0, inputs = 0, gates = 0] = shape;
    const numbers = unpackedTransposed(this.#numbers(name), shape, this.#numbers(scales), this.#numbers(zeros));
    return this.#add(floatTensor(`${name}_float`, [directions, gates, inputs], numbers));
  }

  /** Convolutions of one dimension get a second one, of size 1. */
  widenConvolutions() {
    const axis = this.#add(TensorProto.create({ name: 'second_dimension', dims: [1], dataType: 7, int64Data: [2] }));
    this.#nodes = this.#nodes.flatMap((node) => {
      const weights = node.opType === 'Conv' ? this.#tensors.get(node.input?.[1] ?? '') : undefined;
      const [outputs = 0, inputs = 0, width = 0, ...more] = shapeOf(weights);
      if (!weights || width === 0 || more.length > 0) return [node];
      const [output = ''] = node.output ?? [];
      const [input = '', , ...bias] = node.input ?? [];
      const [before = 0, after = 0] = integers(node, 'pads', [0, 0]);
      const name = this.#add({ ...weights, name: `${weights.name ?? ''}_wide`, dims: [outputs, inputs, 1, width] });
      const groups = (node.attribute ?? []).filter((attribute) => attribute.name === 'group');
      const convolution = NodeProto.create({
        ...{ opType: 'Conv', name: `${output}_wide`, output: [`${output}_wide`] },
        input: [`${output}_in`, name, ...bias],
        attribute: [
          integersAttribute('kernel_shape', [1, width]),
          integersAttribute('dilations', [1, ...integers(node, 'dilations', [1])]),
          integersAttribute('strides', [1, ...integers(node, 'strides', [1])]),
          integersAttribute('pads', [0, before, 0, after]),
          ...groups,
        ],
      });
      const around = (/** @type {string} */ opType, /** @type {string} */ from, /** @type {string} */ to) =>
        NodeProto.create({ opType, name: `${to}_${opType}`, input: [from, axis], output: [to] });
      const wide = [
        around('Unsqueeze', input, `${output}_in`),
        convolution,
        around('Squeeze', `${output}_wide`, output),
      ];
      return wide;
    });
  }

  /** Nodes and tensors that the outputs are made of, in their order. @param {string[]} outputs */
  needed(outputs) {
    let nodes = this.#nodes.filter((node) => !this.#replaced.has(node));
    for (;;) {
      const used = new Set([...nodes.flatMap((node) => node.input ?? []), ...outputs]);
      const kept = nodes.filter((node) => node.output?.some((output) => used.has(output)));
      if (kept.length === nodes.length)
        return { nodes, tensors: [...this.#tensors.values()].filter(({ name }) => used.has(name ?? '')) };
      nodes = kept;
    }
  }

  /** @param {Tensor} tensor */
  #add(tensor) {
    const name = tensor.name ?? '';
    if (!this.#tensors.has(name)) this.#tensors.set(name, tensor);
    return name;
  }

  /** @param {string} name */
  #numbers(name) {
    return numbersOf(this.#tensors.get(name));
  }

  /** @param {string} name */
  #makerOf(name) {
    const node = this.#makers.get(name);
    if (!node) throw new Error(`nothing makes ${name}`);
    return node;
  }

  /** @param {Node} node */
  #onlyUserOf(node) {
    const [user, ...more] = this.#users.get(node.output?.[0] ?? '') ?? [];
    if (!user || more.length > 0) throw new Error(`${node.name ?? 'a node'} is not used once`);
    return user;
  }
}

/** @param {Node} node @param {string} name @param {number[]} usual */
function integers(node, name, usual) {
  return node.attribute?.find((attribute) => attribute.name === name)?.ints?.map(Number) ?? usual;
}

/** @param {string} name @param {number[]} ints */
function integersAttribute(name, ints) {
  return AttributeProto.create({ name, type: AttributeProto.AttributeType.INTS, ints });
}
