// The client's side of the protocol against a compiler that dies, hangs and answers.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { Compiler, parseAnswer } = require('../compiler.js');

const FAKE = `'${process.execPath}' '${path.join(__dirname, '../fixtures/fake-compiler.js')}'`;
const check = source => ({ op: 'check', source });

test('answers come in the order of the requests, many under way', async () => {
  const compiler = new Compiler(FAKE);
  const sources = Array.from({ length: 500 }, (_, index) => (index % 3 === 0 ? 'reject' : 'fine'));
  const answers = await Promise.all(sources.map(source => compiler.ask(check(source))));
  compiler.close();
  assert.deepEqual(answers.map(answer => answer.ok), sources.map(source => source === 'fine'));
});

test('a crash is blamed on the request that caused it, and the rest are answered', async () => {
  const compiler = new Compiler(FAKE);
  const answers = await Promise.all(['fine', 'die', 'reject', 'fine'].map(source => compiler.ask(check(source))));
  compiler.close();
  assert.deepEqual(answers.map(answer => answer.ok ?? 'crash'), [true, 'crash', false, true]);
  assert.match(answers[1].crash, /exited with 3/);
});

test('so is silence', async () => {
  const compiler = new Compiler(FAKE, 3000);
  const answers = await Promise.all(['hang', 'fine'].map(source => compiler.ask(check(source))));
  compiler.close();
  assert.match(answers[0].crash, /no answer within 3000 ms/);
  assert.equal(answers[1].ok, true);
});

test('a compiler that never runs ends the run', async () => {
  const compiler = new Compiler('/nonexistent/compiler');
  const asked = Array.from({ length: 5 }, () => compiler.ask(check('fine')));
  const results = await Promise.allSettled(asked);
  assert.ok(results.some(result => result.status === 'rejected' && /does not run/.test(result.reason.message)));
});

test('an answer is JSON and names its request', () => {
  assert.equal(parseAnswer('{"id":4,"ok":true}', 4).ok, true);
  for (const line of ['{"id":5,"ok":true}', 'ok', 'null']) assert.ok(parseAnswer(line, 4).crash);
});
