// Runs a checkout of the WebGPU CTS in shards against a compiler and reports: `cargo xtask cts` calls it.
// Arguments: --checkout DIR --compiler COMMAND [--query QUERY] [--shards N] [--every N] [--limit SECONDS] --out DIR.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spawn } = require('node:child_process');
const { parseArgs } = require('node:util');
const { Compiler } = require('./compiler.js');
const { parseExcuses, tallyExcuses } = require('./excuses.js');
const { groups, render, renderExcuses, summarize } = require('./report.js');

const QUERY = 'webgpu:shader,validation,*';
const EXCUSES = path.join(__dirname, 'excused.txt');

function options(words) {
  const text = { type: 'string' };
  const given = { checkout: text, compiler: text, query: text, shards: text, every: text, limit: text, out: text };
  const { values } = parseArgs({ args: words, options: given, strict: true });
  for (const name of ['checkout', 'compiler', 'out']) {
    if (values[name] === undefined) throw new Error(`--${name} is missing`);
  }
  const shards = Number(values.shards ?? os.cpus().length);
  if (!Number.isInteger(shards) || shards < 1) throw new Error('--shards wants a number from 1');
  const every = Number(values.every ?? 1);
  if (!Number.isInteger(every) || every < 1) throw new Error('--every wants a number from 1');
  const limit = Number(values.limit ?? 10);
  if (!(limit > 0)) throw new Error('--limit wants seconds');
  return { query: QUERY, ...values, checkout: path.resolve(values.checkout), out: path.resolve(values.out), shards, every, limit };
}

/** How to start the checkout's runner: what it has compiled for Node, or else its own script that compiles while it loads. */
function runnerOf(checkout) {
  const built = path.join(checkout, 'out-node/common/runtime/cmdline.js');
  if (fs.existsSync(built)) return built;
  const script = path.join(checkout, 'tools/run_node');
  if (!fs.existsSync(script)) throw new Error(`${checkout} is no checkout of the CTS: it has no tools/run_node`);
  if (!fs.existsSync(path.join(checkout, 'node_modules'))) throw new Error(`run \`npm install\` in ${checkout} first, as its README says`);
  return script;
}

async function languageFeatures({ compiler: command, limit }) {
  const compiler = new Compiler(command, limit * 1000);
  const { language_features: features = [], name = 'the compiler', crash } = await compiler.ask({ op: 'hello' });
  compiler.close();
  if (crash !== undefined) throw new Error(`the compiler did not answer hello: ${crash}`);
  return { features, name };
}

function runShard({ checkout, compiler, query, shards, every, limit, out }, index, features) {
  const flags = {
    compiler,
    results: path.join(out, `shard-${index}.jsonl`),
    skips: path.join(__dirname, 'skips.txt'),
    excuses: EXCUSES,
    shard: `${index}/${shards * every}`,
    limit: limit * 1000,
    language_features: features.join(','),
  };
  const words = Object.entries(flags).flatMap(([name, value]) => ['--gpu-provider-flag', `${name}=${value}`]);
  const log = fs.openSync(path.join(out, `shard-${index}.log`), 'w');
  const provider = path.join(__dirname, 'provider.js');
  const child = spawn(process.execPath, [runnerOf(checkout), '--quiet', '--gpu-provider', provider, ...words, query], {
    cwd: checkout,
    stdio: ['ignore', log, log],
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

/** The whole lines of a shard's file so far. */
function linesOf(file) {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return lines;
}

/** Reads what a shard's file gained; returns [cases recorded, cases planned]. */
class Progress {
  constructor(files) {
    this.shards = files.map(file => ({ file, offset: 0, lines: 0, plan: 0 }));
  }

  read() {
    for (const shard of this.shards) {
      if (!fs.existsSync(shard.file)) continue;
      const file = fs.openSync(shard.file, 'r');
      const buffer = Buffer.alloc(1 << 20);
      for (let size; (size = fs.readSync(file, buffer, 0, buffer.length, shard.offset)) > 0; shard.offset += size) {
        const text = buffer.subarray(0, size);
        if (shard.offset === 0) shard.plan = JSON.parse(text.toString('utf8').split('\n', 1)[0]).plan;
        for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) shard.lines += 1;
      }
      fs.closeSync(file);
    }
    const sum = pick => this.shards.reduce((total, shard) => total + pick(shard), 0);
    return [sum(shard => Math.max(0, shard.lines - 1)), sum(shard => shard.plan)];
  }
}

/** All records of the run, sorted by case; throws where a shard did not reach its end. */
function collect(files) {
  const records = [];
  for (const file of files) {
    const [plan, ...cases] = linesOf(file).map(line => JSON.parse(line));
    if (plan === undefined || cases.length !== plan.plan) {
      throw new Error(`a shard ended early (${cases.length} of ${plan?.plan ?? '?'} cases); see ${file.replace(/jsonl$/, 'log')}`);
    }
    records.push(...cases);
  }
  return records.sort((a, b) => (a.case < b.case ? -1 : 1));
}

async function main(words) {
  const asked = options(words);
  runnerOf(asked.checkout);
  fs.rmSync(asked.out, { recursive: true, force: true });
  fs.mkdirSync(asked.out, { recursive: true });
  const { features, name } = await languageFeatures(asked);
  const started = Date.now();
  const indices = [...Array(asked.shards).keys()];
  const files = indices.map(index => path.join(asked.out, `shard-${index}.jsonl`));
  const progress = new Progress(files);
  const show = () => {
    const [done, all] = progress.read();
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}${name}: ${done} of ${all || '?'} cases, ${seconds} s${process.stderr.isTTY ? '' : '\n'}`);
  };
  const timer = setInterval(show, process.stderr.isTTY ? 500 : 10000);
  await Promise.all(indices.map(index => runShard(asked, index, features)));
  clearInterval(timer);
  show();
  const records = collect(files);
  fs.writeFileSync(path.join(asked.out, 'cases.jsonl'), records.map(record => JSON.stringify(record) + '\n').join(''));
  fs.writeFileSync(path.join(asked.out, 'groups.json'), JSON.stringify(groups(records), null, 1));
  const excuses = tallyExcuses(parseExcuses(fs.readFileSync(EXCUSES, 'utf8')), records);
  const report = render(summarize(records)) + renderExcuses(excuses);
  fs.writeFileSync(path.join(asked.out, 'report.md'), report);
  process.stdout.write(`${process.stderr.isTTY ? '\n' : ''}${report}`);
  if (excuses.idle.length > 0) throw new Error('an excuse no longer applies: take it out of excused.txt');
}

if (require.main === module) {
  main(process.argv.slice(2)).catch(error => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}

module.exports = { collect, options };
