// The table of runs by area and executor.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { areaOf, table } = require('../table.js');

const name = (file, rest = 'a:x=1') => `webgpu:shader,execution,${file}:${rest}`;

test('an area is a folder, or what built-in functions are about', () => {
  const areas = ['shader_io,user_io', 'padding', 'expression,binary,i32_arithmetic'].map(file => areaOf(name(file)));
  assert.deepEqual(areas, ['shader_io', 'padding', 'expression,binary']);
  const builtins = ['textureLoad', 'quadSwap', 'atomics,atomicAdd', 'fwidth', 'dpdxFine', 'abs'].map(file => areaOf(name(`expression,call,builtin,${file}`)));
  assert.deepEqual(builtins, ['textures', 'subgroups', 'atomics', 'derivatives', 'derivatives', 'other functions']);
});

test('runs stand beside each other, with what they skipped and failed', () => {
  const one = [
    { case: name('padding'), status: 'pass', draws: 0 },
    { case: name('shader_io,user_io'), status: 'pass', draws: 2 },
    { case: name('shader_io,user_io', 'a:x=2'), status: 'fail', draws: 1, log: 'EXPECTATION FAILED: 12', wrong: [] },
    { case: name('padding', 'b:x=1'), status: 'skip', draws: 0, skipped: 'NotExecutable: this device has no 16 bits' },
  ];
  const text = table([{ name: 'a', records: one }, { name: 'b', records: [one[0]] }]).split('\n');
  assert.deepEqual(text.slice(0, 6), [
    '| area | a | b |',
    '|---|---:|---:|',
    '| padding | 1 / 1 / 0 / 1 | 1 / 1 / 0 / 0 |',
    '| shader_io | 2 / 1 / 1 / 0 | 0 / 0 / 0 / 0 |',
    '| all | 3 / 2 / 1 / 1 | 1 / 1 / 0 / 0 |',
    '| of which drew | 2 | 0 |',
  ]);
  assert.ok(text.includes('- 1: this device has no N bits'));
  assert.ok(text.includes(`- 1: shader,execution,shader_io,user_io:a: EXPECTATION FAILED: N (\`${name('shader_io,user_io', 'a:x=2')}\`)`));
});

test('what a target refuses is no failure of it', () => {
  const { obstacleOf } = require('../observer.js');
  const refused = 'protocol: refused by the compiler:\n//# refused glsl/subgroups\nthere are none in this version\n\n';
  assert.equal(obstacleOf({ errors: [refused] }), 'the target refuses it: glsl/subgroups: there are none in this version');
  assert.equal(obstacleOf({ errors: ['protocol: the device refused it: the device knows no `x`\n'] }), 'the device knows no `x`');
  const naga = "protocol: the device refused it: Validation Error\n\nShader '' parsing error: the `subgroups` enable-extension is not yet supported\n";
  assert.equal(obstacleOf({ errors: [naga] }), 'naga: the `subgroups` enable-extension is not yet supported');
  const many = 'interpret/dispatch: a draw has at most 262144 vertices, and 1 or 4 samples';
  assert.equal(obstacleOf({ errors: [many] }), 'the interpreter: a draw has at most 262144 vertices');
  const long = 'interpret/limit: the dispatch takes more than 67108864 steps';
  assert.equal(obstacleOf({ errors: [long] }), 'the interpreter: the dispatch takes more than 67108864 steps');
  assert.equal(obstacleOf({ errors: ['protocol: not run, because it is not valid:\nno'] }), undefined);
});
