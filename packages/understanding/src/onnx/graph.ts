import { type Message, bytesField, floatField, numberField } from './message.ts';

// Numbers of fields and types stand in ONNX's own definition, onnx.proto.
const tensorTypes = { float: 1, int64: 7 } as const;
const attributeTypes = { float: 1, int: 2, ints: 7 } as const;

/** What a node is told besides its inputs: whole numbers, a list of them, or one number with a fraction. */
export type Attributes = Readonly<Record<string, number | readonly number[] | { readonly float: number }>>;

/** Nodes, numbers and outputs that are put behind those of a model. */
export class Graph {
  readonly #parts: Message[] = [];
  #made = 0;
  readonly #prefix: string;

  /** `prefix` keeps its names apart from those of the model. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Computes something, and gives the name of the result. */
  node(type: string, inputs: readonly string[], attributes: Attributes = {}, output = this.#name()): string {
    const fields = [
      ...inputs.map((input) => bytesField(1, input)),
      bytesField(2, output),
      bytesField(4, type),
      ...Object.entries(attributes).map(([name, value]) => bytesField(5, attribute(name, value))),
    ];
    this.#parts.push(bytesField(1, Buffer.concat(fields)));
    return output;
  }

  /** Numbers that never change, by their name. */
  floats(dims: readonly number[], values: Float32Array): string {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    return this.#constant(tensorTypes.float, dims, bytes);
  }

  integers(values: readonly number[]): string {
    return this.#constant(tensorTypes.int64, [values.length], Buffer.from(BigInt64Array.from(values, BigInt).buffer));
  }

  /** A result that can be asked for by its name. */
  output(name: string): void {
    this.#parts.push(bytesField(12, bytesField(1, name)));
  }

  /** The model with all of this: messages that stand one behind the other are one message. */
  behind(model: Buffer): Buffer {
    return Buffer.concat([model, bytesField(7, Buffer.concat(this.#parts))]);
  }

  #name(): string {
    return `${this.#prefix}/${++this.#made}`;
  }

  #constant(type: number, dims: readonly number[], bytes: Buffer): string {
    const name = this.#name();
    const fields = [
      ...dims.map((dim) => numberField(1, dim)),
      numberField(2, type),
      bytesField(8, name),
      bytesField(9, bytes),
    ];
    this.#parts.push(bytesField(5, Buffer.concat(fields)));
    return name;
  }
}

function attribute(name: string, value: Attributes[string]): Message {
  if (typeof value === 'number')
    return Buffer.concat([bytesField(1, name), numberField(3, value), numberField(20, attributeTypes.int)]);
  if ('float' in value)
    return Buffer.concat([bytesField(1, name), floatField(2, value.float), numberField(20, attributeTypes.float)]);
  return Buffer.concat([
    bytesField(1, name),
    ...value.map((one) => numberField(8, one)),
    numberField(20, attributeTypes.ints),
  ]);
}
