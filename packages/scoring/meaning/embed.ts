import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-web';

/**
 * Writes the teacher's vector of each line of a text, 384 little-endian floats a line. `part` of `parts`: every
 * `parts`-th line, so that several processes share the work. Goes on where an earlier run stopped.
 *
 * node embed.ts <teacher> <lines.txt> <out.f32> [part] [parts]
 */
const [teacher = '', lines = '', out = '', part = '0', parts = '1'] = process.argv.slice(2);
const DIMENSIONS = 384;
const MAX_PIECES = 128;
const WRITE_EVERY = 200;

ort.env.wasm.numThreads = 1;
const json = (name: string) => JSON.parse(readFileSync(join(teacher, name), 'utf8'));
const tokenizer = new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'));
const session = await ort.InferenceSession.create(readFileSync(join(teacher, 'model.onnx')), {
  executionProviders: ['wasm'],
});

async function embed(text: string): Promise<Float32Array> {
  const { ids } = tokenizer.encode(text);
  const cut = ids.length > MAX_PIECES ? [...ids.slice(0, MAX_PIECES - 1), ids.at(-1) ?? 0] : ids;
  const shape = [1, cut.length];
  const tensor = (values: readonly number[]) =>
    new ort.Tensor('int64', BigInt64Array.from(values.map(BigInt)), shape);
  const feeds: Record<string, ort.Tensor> = {
    input_ids: tensor(cut),
    attention_mask: tensor(cut.map(() => 1)),
    token_type_ids: tensor(cut.map(() => 0)),
  };
  const result = await session.run(
    Object.fromEntries(Object.entries(feeds).filter(([name]) => session.inputNames.includes(name))),
  );
  const states = result[session.outputNames[0] ?? '']?.data as Float32Array;
  const mean = new Float32Array(DIMENSIONS);
  for (let at = 0; at < states.length; at += 1) {
    const dimension = at % DIMENSIONS;
    mean[dimension] = (mean[dimension] ?? 0) + (states[at] ?? 0);
  }
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
}

const own = readFileSync(lines, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .filter((_, index) => index % Number(parts) === Number(part));
if (!existsSync(out)) writeFileSync(out, '');
const done = Math.floor(statSync(out).size / (4 * DIMENSIONS));
const startedAt = Date.now();
let pending: Uint8Array[] = [];
for (let at = done; at < own.length; at += 1) {
  pending.push(new Uint8Array((await embed(own[at] ?? '')).buffer));
  if (pending.length === WRITE_EVERY || at === own.length - 1) {
    appendFileSync(out, Buffer.concat(pending));
    pending = [];
    if (at % 5000 < WRITE_EVERY)
      console.log(
        `${at + 1} of ${own.length}, ${((Date.now() - startedAt) / (at + 1 - done)).toFixed(1)} ms a line`,
      );
  }
}
