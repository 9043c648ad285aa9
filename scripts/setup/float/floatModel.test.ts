import proto from 'onnx-proto';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { floatModel } from './floatModel.mjs';

const { AttributeProto, GraphProto, ModelProto, NodeProto, OperatorSetIdProto, TensorProto, ValueInfoProto } =
  proto.onnx;
const { FLOAT, INT8, INT64 } = TensorProto.DataType;

type Numbers = Float32Array | Int8Array | BigInt64Array;
const tensor = (name: string, dims: number[], numbers: Numbers) =>
  TensorProto.create({
    ...{ name, dims, rawData: new Uint8Array(numbers.buffer) },
    dataType: numbers instanceof Float32Array ? FLOAT : numbers instanceof Int8Array ? INT8 : INT64,
  });
const node = (opType: string, input: string[], output: string[], attribute: object[] = [], domain = '') =>
  NodeProto.create({ opType, domain, name: output[0] ?? '', input, output, attribute });
const int = (name: string, i: number) => AttributeProto.create({ name, type: AttributeProto.AttributeType.INT, i });
const ints = (name: string, values: number[]) =>
  AttributeProto.create({ name, type: AttributeProto.AttributeType.INTS, ints: values });
const float = int('to', FLOAT);

function modelOf(dims: number[], nodes: object[], tensors: object[]): Uint8Array {
  const value = (name: string, shape?: number[]) =>
    ValueInfoProto.create({
      name,
      type: {
        tensorType: { elemType: FLOAT, ...(shape && { shape: { dim: shape.map((dimValue) => ({ dimValue })) } }) },
      },
    });
  const graph = GraphProto.create({
    ...{ name: 'test', node: nodes, initializer: tensors },
    ...{ input: [value('x', dims)], output: [value('y')] },
  });
  const opsets = [
    OperatorSetIdProto.create({ domain: '', version: 17 }),
    OperatorSetIdProto.create({ domain: 'com.microsoft', version: 1 }),
  ];
  return ModelProto.encode(ModelProto.create({ irVersion: 8, opsetImport: opsets, graph })).finish();
}

/** Numbers that look like chance, the same each time. */
const some = (length: number, scale = 1) => Float32Array.from({ length }, (_, n) => scale * Math.sin(n * 12.9898 + 1));
/**
 * Weights so small that two products fit into 16 bits: processors without instructions for sums of bytes (AVX2 alone) cut what is
 * larger.
 */
const bits = (length: number) => Int8Array.from(some(length, 60));

async function run(model: Uint8Array, dims: number[], x: Float32Array): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const { y } = await session.run({ x: new Tensor('float32', x, dims) });
  await session.release();
  return y?.data as Float32Array;
}

const operators = (model: Uint8Array) => (ModelProto.decode(model).graph?.node ?? []).map(({ opType }) => opType);

/** What both models give, and how far they are apart, as a share of the greatest. */
async function compare(model: Uint8Array, dims: number[]) {
  const x = some(dims.reduce((product, dim) => product * dim, 1));
  const plain = floatModel(model);
  const [before, after] = [await run(model, dims, x), await run(plain, dims, x)];
  expect(after.length).toBe(before.length);
  const greatest = Math.max(...before.map(Math.abs));
  return { apart: Math.max(...before.map((value, at) => Math.abs(value - Number(after[at])))) / greatest, plain };
}

const quantizeInput = node('DynamicQuantizeLinear', ['x'], ['x_quantized', 'x_scale', 'x_zero']);

/** The integers of 8 bits of a sum differ from the sum by about a hundredth. */
const near = 0.03;

test('a product of integers becomes a product', async () => {
  const model = modelOf(
    [2, 8],
    [
      quantizeInput,
      node('MatMulInteger', ['x_quantized', 'w_quantized', 'x_zero', 'w_zero'], ['sum']),
      node('Cast', ['sum'], ['cast'], [float]),
      node('Mul', ['x_scale', 'w_scale'], ['scale']),
      node('Mul', ['cast', 'scale'], ['y']),
    ],
    [
      tensor('w_quantized', [8, 3], bits(24)),
      tensor('w_scale', [3], new Float32Array([0.01, 0.02, 0.005])),
      tensor('w_zero', [3], new Int8Array([3, 0, -5])),
    ],
  );
  const { apart, plain } = await compare(model, [2, 8]);
  expect(apart).toBeLessThan(near);
  expect(operators(plain)).toEqual(['MatMul']);
});

test('a convolution of integers with its bias becomes one of two dimensions', async () => {
  const model = modelOf(
    [1, 4, 20],
    [
      quantizeInput,
      node(
        'ConvInteger',
        ['x_quantized', 'w_quantized', 'x_zero', 'w_zero'],
        ['sum'],
        [
          ints('kernel_shape', [5]),
          ints('pads', [4, 4]),
          ints('dilations', [2]),
          ints('strides', [1]),
          int('group', 2),
        ],
      ),
      node('Mul', ['x_scale', 'w_scale'], ['scale']),
      node('Div', ['bias', 'scale'], ['bias_scaled']),
      node('Cast', ['bias_scaled'], ['bias_bits'], [int('to', TensorProto.DataType.INT32)]),
      node('Reshape', ['bias_bits', 'bias_shape'], ['bias_shaped']),
      node('Add', ['sum', 'bias_shaped'], ['biased']),
      node('Cast', ['biased'], ['cast'], [float]),
      node('Mul', ['cast', 'scale'], ['y']),
    ],
    [
      tensor('w_quantized', [6, 2, 5], bits(60)),
      tensor('w_scale', [1], new Float32Array([0.01])),
      tensor('w_zero', [1], new Int8Array([2])),
      tensor('bias', [6], some(6, 2)),
      tensor('bias_shape', [3], BigInt64Array.of(1n, -1n, 1n)),
    ],
  );
  const { apart, plain } = await compare(model, [1, 4, 20]);
  expect(apart).toBeLessThan(near);
  expect(operators(plain).filter((operator) => operator === 'Conv')).toHaveLength(1);
  expect(operators(plain)).not.toContain('ConvInteger');
});

test('a recurrent layer of integers becomes a plain one', async () => {
  const [inputs, size] = [3, 2];
  const gates = 4 * size;
  const model = modelOf(
    [5, 1, inputs],
    [
      node(
        'DynamicQuantizeLSTM',
        ['x', 'w', 'r', 'b', '', '', '', '', 'w_scale', 'w_zero', 'r_scale', 'r_zero'],
        ['y'],
        [int('hidden_size', size)],
        'com.microsoft',
      ),
    ],
    [
      tensor('w', [1, inputs, gates], bits(inputs * gates)),
      tensor('r', [1, size, gates], bits(size * gates)),
      tensor('b', [1, 2 * gates], some(2 * gates, 0.1)),
      ...['w', 'r'].flatMap((name) => [
        tensor(`${name}_scale`, [1], new Float32Array([0.01])),
        tensor(`${name}_zero`, [1], new Int8Array([0])),
      ]),
    ],
  );
  const { apart, plain } = await compare(model, [5, 1, inputs]);
  expect(apart).toBeLessThan(near);
  expect(operators(plain)).toEqual(['LSTM']);
});

test('a model that is built otherwise is refused', () => {
  const model = modelOf(
    [2, 8],
    [quantizeInput, node('MatMulInteger', ['x_quantized', 'w_quantized'], ['y'])],
    [tensor('w_quantized', [8, 3], bits(24)), tensor('w_scale', [1], new Float32Array([1]))],
  );
  expect(() => floatModel(model)).toThrow();
  expect(() => floatModel(Buffer.from('no model'))).toThrow();
});
