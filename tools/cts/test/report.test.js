// Arithmetic of the report, the list of skips, the command line, and the counting of expectations.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { excuseOf, parseExcuses, tallyExcuses } = require('../excuses.js');
const { collect, options } = require('../main.js');
const { Observer, wrap } = require('../observer.js');
const { commandLineFlags } = require('../provider.js');
const { directoryOf, groups, percent, render, renderExcuses, summarize } = require('../report.js');
const { parseSkips, skipReason } = require('../skips.js');

const record = (name, status, valid, invalid, wrong = []) => ({ case: name, status, valid, invalid, crashes: 0, wrong });
const RECORDS = [
  record('webgpu:shader,validation,parse,a:t:x=1', 'pass', [2, 2], [1, 1]),
  record('webgpu:shader,validation,parse,a:t:x=2', 'fail', [2, 1], [0, 0], [
    { expected: true, op: 'check', errors: ["r/s: no `x1` in 'y'"], source: 'p' },
    { expected: true, op: 'check', errors: ["r/s: no `x2` in 'z'"], source: 'q' },
  ]),
  record('webgpu:shader,validation,expression,call,builtin,abs:t:', 'fail', [0, 0], [3, 2], [{ expected: false, op: 'check', errors: [] }]),
  record('webgpu:shader,validation,expression,call,builtin,cos:t:', 'skip', [0, 0], [0, 0]),
];

test('shares are of the cases that hold such programs', () => {
  const { rows, total } = summarize(RECORDS);
  assert.deepEqual(rows.map(([name, row]) => [name, row.cases, row.pass, row.fail, row.skip]), [
    ['expression,call', 2, 0, 1, 1],
    ['parse', 2, 1, 1, 0],
  ]);
  assert.deepEqual([total.valid, total.accepted, total.invalid, total.rejected, total.programs], [2, 1, 2, 1, 8]);
  assert.match(render({ rows, total }), /\| all +\| +4 \| +1 \| +2 \| +1 \| +0 \| +50\.00 \| +50\.00 \|/);
});

test('a share is never rounded up to all', () => {
  assert.deepEqual([percent(99999, 100000), percent(3, 3), percent(0, 0)], ['99.99', '100.00', '-']);
});

test('a directory is at most two names deep', () => {
  assert.equal(directoryOf('webgpu:shader,validation,statement,for:t:'), 'statement');
  assert.equal(directoryOf('webgpu:shader,validation,expression,call,builtin,abs:t:'), 'expression,call');
});

test('wrong verdicts are grouped without names and numbers', () => {
  const found = groups(RECORDS).map(({ what, cases, programs }) => [what, cases, programs]);
  assert.deepEqual(found, [
    ['rejects (check) r/s: no … in …', 1, 2],
    ['accepts (check) shader,validation,expression,call,builtin,abs:t', 1, 1],
  ]);
});

test('skips have a pattern and a reason', () => {
  const rows = parseSkips('# why\n\na:b:*  not in the\tspecification\na:c:x=1 because\n');
  assert.equal(skipReason(rows, 'a:b:anything'), 'not in the\tspecification');
  assert.deepEqual([skipReason(rows, 'a:c:x=1'), skipReason(rows, 'a:c:x=12')], ['because', undefined]);
  assert.throws(() => parseSkips('a:b:*\n'), /line 1 .* no reason/);
  parseSkips(fs.readFileSync(path.join(__dirname, '../skips.txt'), 'utf8'));
});

const EXCUSES = 'a:*  rejects:r/s,r/t  /x\\sy/  #there  we say so\na:b  accepts  /\\{"o":0\\}$/  #here  they say so\nc:*  accepts  /z/  #there  idle';

test('an excuse is for a case, a verdict and a program', () => {
  const rows = parseExcuses(EXCUSES);
  const rejected = { expected: true, errors: ['r/s: no', 'r/t: no'], source: 'x y' };
  assert.equal(excuseOf(rows, 'a:q', rejected), 0);
  assert.equal(excuseOf(rows, 'b:q', rejected), -1);
  assert.equal(excuseOf(rows, 'a:q', { ...rejected, source: 'x' }), -1);
  assert.equal(excuseOf(rows, 'a:q', { ...rejected, errors: ['r/s: no', 'r/u: no'] }), -1);
  assert.equal(excuseOf(rows, 'a:q', { ...rejected, crash: 'dead' }), -1);
  assert.equal(excuseOf(rows, 'a:b', { expected: false, errors: [], source: '', constants: { o: 0 } }), 1);
  assert.equal(excuseOf(rows, 'a:b', { expected: false, errors: [], source: '', constants: { o: 1 } }), -1);
  assert.throws(() => parseExcuses('a:* accepts because'), /line 1/);
  parseExcuses(fs.readFileSync(path.join(__dirname, '../excused.txt'), 'utf8'));
});

test('an excuse that covers cases and excuses nothing is told', () => {
  const rows = parseExcuses(EXCUSES);
  const records = [{ ...record('a:b', 'excused', [1, 1], [0, 0]), excused: { 0: 2 } }, record('c:d', 'pass', [1, 1], [0, 0])];
  const found = tallyExcuses(rows, records);
  assert.deepEqual([found.tally[0].cases, found.tally[0].programs, found.idle.map(row => row.pattern)], [1, 2, ['a:b', 'c:*']]);
  assert.match(renderExcuses(found), /- #there, 1 cases, 2 programs: we say so \(a:\*\)\n- EXCUSES NOTHING: a:b/);
  assert.deepEqual(tallyExcuses(rows, [record('d:e', 'pass', [1, 1], [0, 0])]).idle, []);
  const { total } = summarize([record('webgpu:shader,validation,a:b', 'excused', [1, 1], [0, 0])]);
  assert.deepEqual([total.cases, total.pass, total.fail, total.excused], [1, 0, 0, 1]);
});

test('the command line', () => {
  const words = ['--checkout', '/c', '--compiler', 'x serve', '--out', '/o'];
  assert.equal(options(words).query, 'webgpu:shader,validation,*');
  assert.throws(() => options(words.slice(2)), /--checkout is missing/);
  assert.throws(() => options([...words, '--shards', '0']), /--shards/);
  assert.deepEqual(commandLineFlags(['--gpu-provider-flag', 'compiler=a b=c', 'query']), { compiler: 'a b=c' });
});

/** An observer whose records go to a file in a folder of its own. */
function observed(shard, reason) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'colorfast-cts-'));
  const results = path.join(folder, 'shard.jsonl');
  return [new Observer({ shard, skipReason: reason, results }), results];
}

const testcase = name => ({ query: { toString: () => name } });

test('shards part the cases, and skipped ones are recorded', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const [observer, results] = observed([0, 2], name => (name === 'c' ? 'why' : undefined));
  const mine = observer.select(names.map(testcase)).map(one => one.query.toString());
  assert.deepEqual(mine, ['a', 'e']);
  const [plan, skipped] = fs.readFileSync(results, 'utf8').trim().split('\n').map(line => JSON.parse(line));
  assert.deepEqual([plan.plan, skipped.case, skipped.status, skipped.skipped], [3, 'c', 'skip', 'why']);
  assert.throws(() => collect([results]), /ended early \(1 of 3 cases\)/);
});

test('a program counts as its surrounding call expects it', async () => {
  const [observer, results] = observed([0, 1], () => undefined);
  observer.select([testcase('n')]);
  const recorder = { finish() {} };
  const result = { status: 'pass', timems: 1, logs: [{ message: 'first\nsecond' }] };
  observer.begin('n', recorder, result);
  const ask = (expected, reply) => observer.expecting(expected, () => observer.request({ op: 'check', source: 's' }, Promise.resolve(reply)));
  ask(true, { ok: true });
  ask(true, { crash: 'dead' });
  ask(false, { ok: false, diagnostics: [] });
  ask(false, { ok: true });
  observer.request({ op: 'check' }, Promise.resolve({ ok: true }));
  await new Promise(setImmediate);
  result.status = 'fail';
  recorder.finish();
  const [found] = collect([results]);
  assert.deepEqual([found.valid, found.invalid, found.crashes, found.wrong.length], [[2, 1], [2, 1], 1, 2]);
  assert.deepEqual([found.status, found.log], ['fail', 'first']);
});

test('an excused verdict is counted apart', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'colorfast-cts-'));
  const results = path.join(folder, 'shard.jsonl');
  const excuse = (name, { source }) => (name === 'n' && source === 's' ? 3 : -1);
  const observer = new Observer({ shard: [0, 1], skipReason: () => undefined, excuse, results });
  observer.select([testcase('n')]);
  const recorder = { finish() {} };
  observer.begin('n', recorder, { status: 'fail', timems: 1, logs: [] });
  observer.expecting(true, () => observer.request({ op: 'check', source: 's' }, Promise.resolve({ ok: false, diagnostics: [] })));
  await new Promise(setImmediate);
  recorder.finish();
  const [found] = collect([results]);
  assert.deepEqual([found.status, found.valid, found.excused, found.wrong], ['excused', [0, 0], { 3: 1 }, []]);
});

test('a runner that lacks a method is refused', () => {
  class Runner {
    run(word) {
      return this.prefix + word;
    }
  }
  assert.throws(() => wrap(Runner, 'walk', () => {}), /no method walk/);
  assert.throws(() => wrap(undefined, 'walk', () => {}), /no method walk/);
  wrap(Runner, 'run', (run, word) => run(word + '!'));
  assert.equal(Object.assign(new Runner(), { prefix: '>' }).run('x'), '>x!');
});
