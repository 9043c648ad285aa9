import { seeded } from '../../packages/interview/src/random.ts';

/** The sizes of a language model that knows nothing: enough for llama.cpp to run it, and small enough to be made at once. */
const size = { width: 64, hidden: 128, layers: 2, heads: 4, context: 16_384 } as const;
/** Text is read byte by byte. */
const tokens = ['<unk>', '<s>', '</s>', ...Array.from({ length: 256 }, (_, byte) => `<0x${hex(byte)}>`)];
const tokenTypes = [2, 3, 3, ...Array.from({ length: 256 }, () => 6)];
/** Where the byte that ends a JSON string is: without a leaning to it, strings would hardly ever end. */
const quoteMark = 3 + 0x22;
const leaning = 2.2;
const alignment = 32;

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/**
 * A model with random weights in the format of llama.cpp; the same seed gives the same one.
 * @see https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export function randomWeights(seed: string): Buffer {
  const tensors = tensorsOf(normal(seed));
  const entries = metadata();
  const infos: Buffer[] = [];
  let offset = 0;
  for (const { name, shape, values } of tensors) {
    infos.push(text(name), u32(shape.length), ...shape.map(u64), u32(type.f32), u64(offset));
    offset += aligned(values.byteLength);
  }
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(entries.length)],
    ...entries,
    ...infos,
  ]);
  return Buffer.concat([padded(head), ...tensors.map(({ values }) => padded(Buffer.from(values.buffer)))]);
}

function metadata(): Buffer[] {
  const { width, hidden, layers, heads, context } = size;
  const string = (key: string, value: string) => entry(key, valueType.string, text(value));
  const count = (key: string, value: number) => entry(key, valueType.u32, u32(value));
  const array = (key: string, of: number, values: readonly Buffer[]) =>
    entry(key, valueType.array, u32(of), u64(values.length), ...values);
  return [
    string('general.architecture', 'llama'),
    string('general.name', 'random'),
    count('llama.context_length', context),
    count('llama.embedding_length', width),
    count('llama.block_count', layers),
    count('llama.feed_forward_length', hidden),
    count('llama.attention.head_count', heads),
    count('llama.attention.head_count_kv', heads),
    entry('llama.attention.layer_norm_rms_epsilon', valueType.f32, f32(1e-5)),
    count('llama.rope.dimension_count', width / heads),
    count('llama.vocab_size', tokens.length),
    string('tokenizer.ggml.model', 'llama'),
    array('tokenizer.ggml.tokens', valueType.string, tokens.map(text)),
    array(
      'tokenizer.ggml.scores',
      valueType.f32,
      tokens.map(() => f32(0)),
    ),
    array('tokenizer.ggml.token_type', valueType.i32, tokenTypes.map(u32)),
    count('tokenizer.ggml.unknown_token_id', 0),
    count('tokenizer.ggml.bos_token_id', 1),
    count('tokenizer.ggml.eos_token_id', 2),
    string('tokenizer.chat_template', "{% for message in messages %}{{ message['content'] }}\n{% endfor %}"),
  ];
}

function tensorsOf(random: () => number): Tensor[] {
  const { width, hidden, layers } = size;
  const scale = 1 / Math.sqrt(width);
  const tensor = (name: string, shape: readonly number[], value: (at: number) => number): Tensor => ({
    ...{ name: `${name}.weight`, shape },
    values: Float32Array.from({ length: shape.reduce((product, n) => product * n, 1) }, (_, at) => value(at)),
  });
  const matrix = (name: string, inputs: number, outputs: number, gain = 1) =>
    tensor(name, [inputs, outputs], () => random() * scale * gain);
  const ones = (name: string) => tensor(name, [width], () => 1);
  const blocks = Array.from({ length: layers }, (_, layer) => `blk.${layer}.`).flatMap((block) => [
    ones(`${block}attn_norm`),
    matrix(`${block}attn_q`, width, width, 1.5),
    matrix(`${block}attn_k`, width, width, 1.5),
    matrix(`${block}attn_v`, width, width, 2),
    matrix(`${block}attn_output`, width, width, 2),
    ones(`${block}ffn_norm`),
    matrix(`${block}ffn_gate`, width, hidden),
    matrix(`${block}ffn_up`, width, hidden),
    matrix(`${block}ffn_down`, hidden, width),
  ]);
  const lean = (at: number) => (Math.floor(at / width) === quoteMark ? leaning : 1);
  return [
    tensor('token_embd', [width, tokens.length], () => random()),
    ones('output_norm'),
    tensor('output', [width, tokens.length], (at) => random() * scale * lean(at)),
    ...blocks,
  ];
}

/** Normally distributed numbers, by Box and Muller. */
function normal(seed: string): () => number {
  const even = seeded(seed);
  return () => Math.sqrt(-2 * Math.log(even() + 1e-9)) * Math.cos(2 * Math.PI * even());
}

const type = { f32: 0 } as const;
const valueType = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 } as const;

const bytes = (length: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(length);
  write(buffer);
  return buffer;
};
const u32 = (value: number) => bytes(4, (buffer) => buffer.writeUInt32LE(value));
const u64 = (value: number) => bytes(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)));
const f32 = (value: number) => bytes(4, (buffer) => buffer.writeFloatLE(value));
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const entry = (key: string, of: number, ...value: readonly Buffer[]) => Buffer.concat([text(key), u32(of), ...value]);
const aligned = (length: number) => Math.ceil(length / alignment) * alignment;
const padded = (buffer: Buffer) => Buffer.concat([buffer, Buffer.alloc(aligned(buffer.length) - buffer.length)]);
