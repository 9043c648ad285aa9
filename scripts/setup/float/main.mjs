// Writes a model with weights of 32 bits: main.mjs MODEL OUT. A process of its own, since it takes a gigabyte for a moment.
import { readFileSync, writeFileSync } from 'node:fs';
import { floatModel } from './floatModel.mjs';

const [model = '', out = ''] = process.argv.slice(2);
writeFileSync(out, floatModel(readFileSync(model)));
