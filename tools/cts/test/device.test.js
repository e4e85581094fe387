// The device: what it asks of the compiler, and where errors arrive.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { Compiler } = require('../compiler.js');
const { createGPU, GLOBALS } = require('../device.js');
const { extensionsOf } = require('../tables.js');

const FAKE = `'${process.execPath}' '${path.join(__dirname, '../fixtures/fake-compiler.js')}'`;

/** Runs `body` with a device that has these features; the compiler is closed after it. */
async function withDevice(requiredFeatures, body) {
  const compiler = new Compiler(FAKE);
  const seen = [];
  const gpu = createGPU(compiler, ['pointer_composite_access'], request => seen.push(request.op));
  const adapter = await gpu.requestAdapter();
  try {
    await body(await adapter.requestDevice({ requiredFeatures, requiredLimits: { maxComputeWorkgroupSizeX: 300 } }), seen);
  } finally {
    compiler.close();
  }
}

async function errorIn(device, call) {
  device.pushErrorScope('validation');
  call();
  return device.popErrorScope();
}

test('a rejected module is a validation error with a message at its place', () =>
  withDevice([], async device => {
    assert.equal(await errorIn(device, () => device.createShaderModule({ code: 'fine' })), null);
    let module;
    const error = await errorIn(device, () => (module = device.createShaderModule({ code: 'reject' })));
    assert.ok(error instanceof GLOBALS.GPUValidationError);
    const { messages } = await module.getCompilationInfo();
    assert.deepEqual(messages, [{ type: 'error', message: 'fake/rule: as it says', lineNum: 2, linePos: 3, offset: 0, length: 1 }]);
  }));

test('an error goes to the innermost scope of its kind', () =>
  withDevice([], async device => {
    device.pushErrorScope('validation');
    device.pushErrorScope('internal');
    device.createShaderModule({ code: 'reject' });
    device.createShaderModule({ code: 'die' });
    assert.ok((await device.popErrorScope()) instanceof GLOBALS.GPUInternalError);
    assert.ok((await device.popErrorScope()) instanceof GLOBALS.GPUValidationError);
    await assert.rejects(device.popErrorScope(), { name: 'OperationError' });
  }));

test('a module is checked with what the device has', () =>
  withDevice(['shader-f16', 'timestamp-query'], async device => {
    const error = await errorIn(device, () => device.createShaderModule({ code: 'echo' }));
    const asked = JSON.parse(error.message.replace('fake/rule: ', ''));
    assert.deepEqual([asked.op, asked.extensions, asked.language_features], ['check', ['f16'], ['pointer_composite_access']]);
  }));

test('a pipeline is asked stage by stage with constants and limits', () =>
  withDevice([], async (device, seen) => {
    const module = device.createShaderModule({ code: 'echo' });
    const compute = { module, entryPoint: 'main', constants: { a: true, 7: 1.5 } };
    const error = await errorIn(device, () => device.createComputePipeline({ layout: 'auto', compute }));
    const asked = JSON.parse(error.message.replace('fake/rule: ', ''));
    assert.deepEqual([asked.op, asked.stage, asked.entry_point, asked.constants], ['pipeline', 'compute', 'main', { a: 1, 7: 1.5 }]);
    assert.deepEqual([asked.limits.maxComputeWorkgroupSizeX, asked.limits.maxComputeWorkgroupSizeY, asked.limits.subgroupMinSize], [300, 256, 4]);
    await assert.rejects(device.createRenderPipelineAsync({ vertex: { module }, fragment: { module } }), { name: 'GPUPipelineError' });
    assert.deepEqual(seen, ['check', 'pipeline', 'pipeline', 'pipeline']);
  }));

test('features bring their extensions once', () => {
  assert.deepEqual(extensionsOf(['subgroups', 'subgroup-size-control', 'no-such']), ['subgroup_size_control', 'subgroups']);
});
