import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';

// The gradients are in none of TensorFlow.js's bundles for Node, and its modules leave file endings to bundlers.
registerHooks({
  resolve(specifier, context, next) {
    const bare =
      context.parentURL?.includes('/@tensorflow/') && specifier.startsWith('.') && !specifier.endsWith('.js');
    return next(bare ? `${specifier}.js` : specifier, context);
  },
});
await import(import.meta.resolve('@tensorflow/tfjs-core/dist/register_all_gradients.js'));

setWasmPaths(`${path.dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')))}/`);
await tf.setBackend('wasm');
await tf.ready();

export { tf };
