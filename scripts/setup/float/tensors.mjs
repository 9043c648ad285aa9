import proto from 'onnx-proto';

const { TensorProto } = proto.onnx;
const { FLOAT, INT8 } = TensorProto.DataType;

/** @typedef {import('onnx-proto').onnx.ITensorProto} Tensor */

/** @param {Tensor | undefined} tensor @returns {number[]} */
export const shapeOf = (tensor) => (tensor?.dims ?? []).map(Number);

/**
 * The numbers of a tensor of 32-bit floats or of 8-bit integers.
 * @param {Tensor | undefined} tensor
 * @returns {Float32Array | Int8Array | Uint8Array}
 */
export function numbersOf(tensor) {
  if (!tensor) throw new Error('the model lacks a tensor');
  const raw = tensor.rawData?.length ? Uint8Array.from(tensor.rawData) : undefined;
  if (tensor.dataType === FLOAT) return raw ? new Float32Array(raw.buffer) : Float32Array.from(tensor.floatData ?? []);
  const bytes = raw ?? Uint8Array.from(tensor.int32Data ?? [], (value) => value & 255);
  return tensor.dataType === INT8 ? new Int8Array(bytes.buffer) : bytes;
}

/** @param {string} name @param {number[]} dims @param {Float32Array} numbers */
export function floatTensor(name, dims, numbers) {
  const rawData = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return TensorProto.create({ name, dims, dataType: FLOAT, rawData });
}

/**
 * The numbers that 8 bits stand for: `scales` and `zeros` hold one number, or one for each place of the last dimension.
 * @param {Float32Array | Int8Array | Uint8Array} bits @param {ArrayLike<number>} scales @param {ArrayLike<number>} zeros
 */
export function unpacked(bits, scales, zeros) {
  const numbers = new Float32Array(bits.length);
  for (let at = 0; at < bits.length; at++)
    numbers[at] = (Number(bits[at]) - Number(zeros[at % zeros.length])) * Number(scales[at % scales.length]);
  return numbers;
}

/**
 * The same for weights of a recurrent layer, which lie there transposed (directions, inputs, gates): gives (directions,
 * gates, inputs). There is a scale for each gate of a direction.
 * @param {Float32Array | Int8Array | Uint8Array} bits @param {number[]} shape
 * @param {ArrayLike<number>} scales @param {ArrayLike<number>} zeros
 */
export function unpackedTransposed(bits, [directions = 0, inputs = 0, gates = 0], scales, zeros) {
  const numbers = new Float32Array(bits.length);
  for (let direction = 0; direction < directions; direction++)
    for (let input = 0; input < inputs; input++)
      for (let gate = 0; gate < gates; gate++) {
        const scale = direction * gates + gate;
        const value = Number(bits[(direction * inputs + input) * gates + gate]) - Number(zeros[scale % zeros.length]);
        numbers[(direction * gates + gate) * inputs + input] = value * Number(scales[scale % scales.length]);
      }
  return numbers;
}
