import { writeFileSync } from 'node:fs';
import path from 'node:path';
import proto from 'onnx-proto';

const { AttributeProto, GraphProto, ModelProto, NodeProto, OperatorSetIdProto, TensorProto, ValueInfoProto } =
  proto.onnx;
const { FLOAT, INT64 } = TensorProto.DataType;

/** Samples that each symbol sounds for. */
const samplesEach = 1_024;
const sampleRate = 22_050;

/** A tone of 440 Hz, as long as a symbol. */
const tone = Float32Array.from({ length: samplesEach }, (_, n) => Math.sin((2 * Math.PI * 440 * n) / sampleRate));

const input = (name: string, elemType: number, dims: readonly (number | string)[]) =>
  ValueInfoProto.create({
    name,
    type: {
      tensorType: {
        elemType,
        shape: { dim: dims.map((dim) => (typeof dim === 'number' ? { dimValue: dim } : { dimParam: dim })) },
      },
    },
  });
const bytesOf = (numbers: Float32Array | BigInt64Array) => new Uint8Array(numbers.buffer);
const to = (type: number) => AttributeProto.create({ name: 'to', type: AttributeProto.AttributeType.INT, i: type });

/**
 * Writes a voice as Piper has them into a folder: each symbol of its table sounds for 46 ms, the louder the greater its
 * number, and the number 0 is silent. Gives its file.
 */
export function writePiperVoice(folder: string, table: Readonly<Record<string, readonly number[]>>): string {
  const graph = GraphProto.create({
    name: 'voice',
    input: [input('input', INT64, [1, 'symbols']), input('input_lengths', INT64, [1]), input('scales', FLOAT, [3])],
    output: [input('output', FLOAT, [1, 1, 'samples'])],
    initializer: [
      TensorProto.create({ name: 'tone', dims: [1, 1, samplesEach], dataType: FLOAT, rawData: bytesOf(tone) }),
      TensorProto.create({ name: 'axis', dims: [1], dataType: INT64, rawData: bytesOf(BigInt64Array.of(2n)) }),
      TensorProto.create({ name: 'flat', dims: [3], dataType: INT64, rawData: bytesOf(BigInt64Array.of(1n, 1n, -1n)) }),
    ],
    node: [
      NodeProto.create({ opType: 'Cast', input: ['input'], output: ['loudness'], attribute: [to(FLOAT)] }),
      NodeProto.create({ opType: 'Unsqueeze', input: ['loudness', 'axis'], output: ['each'] }),
      NodeProto.create({ opType: 'Mul', input: ['each', 'tone'], output: ['tones'] }),
      NodeProto.create({ opType: 'Reshape', input: ['tones', 'flat'], output: ['output'] }),
    ],
  });
  const opset = OperatorSetIdProto.create({ domain: '', version: 17 });
  const model = ModelProto.create({ irVersion: 8, opsetImport: [opset], graph });
  const file = path.join(folder, 'tones.onnx');
  writeFileSync(file, ModelProto.encode(model).finish());
  const settings = {
    audio: { sample_rate: sampleRate },
    inference: { noise_scale: 0, length_scale: 1, noise_w: 0 },
    phoneme_id_map: table,
  };
  writeFileSync(`${file}.json`, JSON.stringify(settings));
  return file;
}
