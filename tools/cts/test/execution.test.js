// Buffers, the queue and dispatches of the device.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { Compiler } = require('../compiler.js');
const { createGPU, GLOBALS } = require('../device.js');

const FAKE = `'${process.execPath}' '${path.join(__dirname, '../fixtures/fake-compiler.js')}'`;
const { COPY_DST, COPY_SRC, MAP_READ, STORAGE } = GLOBALS.GPUBufferUsage;

async function withDevice(body) {
  const compiler = new Compiler(FAKE);
  const adapter = await createGPU(compiler, [], () => {}).requestAdapter();
  try {
    await body(await adapter.requestDevice());
  } finally {
    compiler.close();
  }
}

function bufferOf(device, bytes) {
  const buffer = device.createBuffer({ size: bytes.length, usage: STORAGE | COPY_SRC | COPY_DST, mappedAtCreation: true });
  new Uint8Array(buffer.getMappedRange()).set(bytes);
  buffer.unmap();
  return buffer;
}

/** What a buffer holds once the queue is done, by way of a copy. */
async function read(device, buffer) {
  const copy = device.createBuffer({ size: buffer.size, usage: MAP_READ | COPY_DST });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, copy, 0, buffer.size);
  device.queue.submit([encoder.finish()]);
  await copy.mapAsync(GLOBALS.GPUMapMode.READ);
  return [...new Uint8Array(copy.getMappedRange())];
}

/** Runs `code` over `buffer` from byte `offset` on. */
function dispatch(device, code, buffer, offset, workgroups) {
  const module = device.createShaderModule({ code });
  const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module } });
  const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 3, resource: { buffer, offset } }] });
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, group);
  pass.dispatchWorkgroups(workgroups);
  pass.end();
  device.queue.submit([encoder.finish()]);
}

test('a dispatch changes what is bound of a buffer, after what was written before and before what comes later', () =>
  withDevice(async device => {
    const buffer = bufferOf(device, [1, 2, 3, 4, 5, 6, 7, 8]);
    device.queue.writeBuffer(buffer, 4, new Uint8Array([9, 10, 11, 12]), 1, 2);
    dispatch(device, 'run', buffer, 4, 1);
    device.queue.writeBuffer(buffer, 0, new Uint8Array([0, 1]));
    assert.deepEqual(await read(device, buffer), [0, 1, 3, 4, 20, 22, 14, 16]);
    dispatch(device, 'run', buffer, 0, 0);
    dispatch(device, 'reject', buffer, 0, 1);
    assert.deepEqual(await read(device, buffer), [0, 1, 3, 4, 20, 22, 14, 16]);
  }));

test('dynamic offsets move what their layout says, in the order of the bindings', () =>
  withDevice(async device => {
    const buffer = bufferOf(device, [1, 2, 3, 4, 5, 6, 7, 8]);
    const layout = device.createBindGroupLayout({
      entries: [{ binding: 3, buffer: { hasDynamicOffset: true } }, { binding: 2 }, { binding: 1, buffer: { hasDynamicOffset: true } }],
    });
    const compute = { module: device.createShaderModule({ code: 'run' }) };
    const pipeline = device.createComputePipeline({ layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }), compute });
    const entries = [1, 2, 3].map(binding => ({ binding, resource: { buffer, offset: 1, size: 1 } }));
    const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, group, new Uint32Array([9, 2, 6, 9]), 1, 2);
    pass.dispatchWorkgroups(1);
    pass.end();
    device.queue.submit([encoder.finish()]);
    assert.deepEqual(await read(device, buffer), [1, 4, 3, 8, 5, 6, 7, 16]);
  }));

test('what is read of a mapped buffer is not written back', () =>
  withDevice(async device => {
    const buffer = bufferOf(device, [1, 2, 3, 4]);
    await buffer.mapAsync(GLOBALS.GPUMapMode.READ);
    new Uint8Array(buffer.getMappedRange()).fill(9);
    buffer.unmap();
    assert.throws(() => buffer.getMappedRange(), { name: 'OperationError' });
    assert.deepEqual(await read(device, buffer), [1, 2, 3, 4]);
  }));

test('what the device has not is said by name', () =>
  withDevice(async device => {
    const texture = format => device.createTexture({ size: [4, 4], format, usage: 0 });
    assert.throws(() => texture('bc6h-rgb-float'), { name: 'NotExecutable' });
    assert.throws(() => texture('r8unorm').createView({ swizzle: 'grba' }), { name: 'NotExecutable' });
    assert.throws(() => device.createSampler({ maxAnisotropy: 2 }), { name: 'NotExecutable' });
    assert.throws(() => device.createCommandEncoder().beginRenderPass({}).setScissorRect(), { name: 'NotExecutable' });
  }));

test('what did not run is an error where it was submitted', () =>
  withDevice(async device => {
    const buffer = bufferOf(device, [1, 2, 3, 4]);
    device.pushErrorScope('internal');
    dispatch(device, 'reject', buffer, 0, 1);
    const error = await device.popErrorScope();
    assert.ok(error instanceof GLOBALS.GPUInternalError);
    assert.equal(error.message, 'fake/rule: as it says');
  }));
