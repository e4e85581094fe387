// The GPU provider that the CTS's Node runner loads by `--gpu-provider`: a GPU whose shader compiler is a process that speaks the
// compiler protocol. Its flags: compiler=COMMAND, results=FILE, skips=FILE, excuses=FILE, shard=INDEX/COUNT,
// limit=MILLISECONDS, language_features=NAME,NAME.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { Compiler } = require('./compiler.js');
const { createGPU, GLOBALS } = require('./device.js');
const { excuseOf, parseExcuses } = require('./excuses.js');
const { Observer } = require('./observer.js');
const { parseSkips, skipReason } = require('./skips.js');

/** The flags `name=value` of the command line, `which` of this process. */
function parseFlags(flags) {
  return Object.fromEntries(flags.map(flag => flag.split(/=(.*)/s, 2)));
}

function commandLineFlags(words) {
  return parseFlags(words.filter((_, index) => words[index - 1] === '--gpu-provider-flag'));
}

let observer = null;

/** Hooks must stand before the runner loads its cases, which is before it asks for a GPU: so they are set when it loads this file. */
function attach(runner) {
  const flags = commandLineFlags(process.argv);
  const textOf = file => (file ? fs.readFileSync(file, 'utf8') : '');
  const [skips, excuses] = [parseSkips(textOf(flags.skips)), parseExcuses(textOf(flags.excuses))];
  const shard = (flags.shard ?? '0/1').split('/').map(Number);
  observer = new Observer({
    shard,
    skipReason: name => skipReason(skips, name),
    excuse: (name, wrong) => excuseOf(excuses, name, wrong),
    results: flags.results,
  });
  observer.install(path.resolve(path.dirname(runner), '../..'), path.extname(runner));
}

/** Called by the runner. */
function create(flags) {
  const { compiler: command, limit, language_features: features } = parseFlags(flags);
  Object.assign(globalThis, GLOBALS);
  const compiler = new Compiler(command, limit === undefined ? undefined : Number(limit));
  const names = (features ?? '').split(',').filter(name => name !== '');
  return createGPU(compiler, names, (request, answer) => observer?.request(request, answer));
}

if (module.parent?.filename && /cmdline\.(ts|js)$/.test(module.parent.filename)) attach(module.parent.filename);

module.exports = { create, parseFlags, commandLineFlags };
