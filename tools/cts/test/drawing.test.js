// Render passes: what is one draw of the compiler's, what it is given, and what becomes of what came back.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { CommandEncoder, Queue } = require('../commands.js');
const { RenderPipeline } = require('../drawing.js');
const { GPUBuffer } = require('../buffers.js');
const { GPUTexture } = require('../textures.js');

const decoded = text => [...Buffer.from(text, 'base64')];
const encoded = bytes => Buffer.from(bytes).toString('base64');

/** A pipeline that writes down what it is asked for, and gives the next of `answers` each time. */
function pipelineOf(descriptor, answers) {
  const asked = [];
  const vertex = { module: { code: 'vertex' }, entryPoint: 'v', constants: { a: 1 }, ...descriptor.vertex };
  const fragment = { module: { code: 'fragment' }, targets: [{ format: 'r8unorm' }], ...descriptor.fragment };
  const pipeline = new RenderPipeline({ ...descriptor, vertex, fragment }, async request => {
    asked.push(request);
    return answers[asked.length - 1].map(encoded);
  });
  return { pipeline, asked };
}

/** Does what `body` records, with a pass over these attachments. */
async function drawn(attachments, body) {
  const failures = [];
  const queue = new Queue(failure => failures.push(failure));
  const encoder = new CommandEncoder();
  const pass = encoder.beginRenderPass(attachments);
  body(pass);
  pass.end();
  queue.submit([encoder.finish()]);
  await queue.done();
  for (const failure of failures) assert.equal(await failure, null);
}

const target = (format = 'r8unorm', size = [2, 1]) => new GPUTexture({ size, format, usage: 0 });
const bytesOf = (texture, aspect) => [...texture.createView().attachment(aspect).bytes];
const bufferOf = bytes => {
  const buffer = new GPUBuffer({ size: bytes.length, usage: 0 }, async () => {});
  buffer.bytes.set(bytes);
  return buffer;
};

test('draws of one state are one request, and a change of state begins another', async () => {
  const texture = target();
  const { pipeline, asked } = pipelineOf({}, [[[1, 2]], [[3, 4]]]);
  const colorAttachments = [{ view: texture.createView(), loadOp: 'clear', clearValue: { r: 1, g: 0, b: 0, a: 0 }, storeOp: 'store' }];
  await drawn({ colorAttachments }, pass => {
    pass.setPipeline(pipeline);
    pass.draw(3);
    pass.setViewport(1, 0, 1, 1, 0, 0.5);
    pass.draw(6, 2, 1, 7);
    pass.draw(0);
    pass.setBindGroup(0, { layout: {}, entries: [] });
    pass.draw(3);
  });
  const [first, second] = asked.map(request => request.work.command.draw);
  assert.deepEqual(first.calls.map(call => [call.vertices, call.instances, call.first_vertex, call.first_instance]), [[3, 1, 0, 0], [6, 2, 1, 7]]);
  assert.deepEqual(first.calls.map(call => call.viewport), [undefined, [1, 0, 1, 1, 0, 0.5]]);
  assert.deepEqual([decoded(first.targets[0].contents), decoded(second.targets[0].contents)], [[255, 255], [1, 2]]);
  assert.deepEqual(second.calls.map(call => call.viewport), [[1, 0, 1, 1, 0, 0.5]]);
  assert.deepEqual([asked[0].source, asked[0].entry_point, asked[0].fragment.source], ['vertex', 'v', 'fragment']);
  assert.deepEqual(bytesOf(texture), [3, 4]);
});

test('one module is given once, and what is discarded at the end is gone', async () => {
  const texture = target();
  const { pipeline, asked } = pipelineOf({ fragment: { module: { code: 'vertex' }, entryPoint: 'f' } }, [[[5, 6]]]);
  await drawn({ colorAttachments: [{ view: texture.createView(), loadOp: 'load', storeOp: 'discard' }] }, pass => {
    pass.setPipeline(pipeline);
    pass.draw(3);
  });
  assert.deepEqual([asked[0].fragment.source, asked[0].fragment.entry_point], [undefined, 'f']);
  assert.deepEqual(bytesOf(texture), [0, 0]);
});

test('attributes are those of whole elements, and indices are words', async () => {
  const buffers = [
    { arrayStride: 3, attributes: [{ shaderLocation: 4, format: 'uint8x2', offset: 1 }] },
    { arrayStride: 0, stepMode: 'instance', attributes: [{ shaderLocation: 5, format: 'uint8x2', offset: 0 }] },
  ];
  const { pipeline, asked } = pipelineOf({ vertex: { buffers }, primitive: { topology: 'line-strip' } }, [[[0, 0]]]);
  await drawn({ colorAttachments: [{ view: target().createView(), loadOp: 'load', storeOp: 'store' }] }, pass => {
    pass.setPipeline(pipeline);
    pass.setVertexBuffer(0, bufferOf([9, 0, 1, 2, 3, 4, 5, 6, 7]), 1, 7);
    pass.setVertexBuffer(1, bufferOf([8, 9]));
    pass.setIndexBuffer(bufferOf([1, 0, 255, 255, 2, 0]), 'uint16');
    pass.drawIndexed(3, 2, 0, -1, 1);
  });
  const { attributes, indices, calls, topology } = asked[0].work.command.draw;
  assert.deepEqual(attributes.map(one => [one.location, one.per_instance, decoded(one.contents)]), [[4, false, [1, 2, 4, 5]], [5, true, [8, 9, 8, 9, 8, 9]]]);
  assert.deepEqual([...new Uint32Array(Uint8Array.from(decoded(indices)).buffer)], [1, 0xffffffff, 2]);
  assert.deepEqual([calls[0].base_vertex, calls[0].first_instance, topology], [-1, 1, 'line-strip']);
});

test('arguments of indirect draws are read when it is their turn', async () => {
  const { pipeline, asked } = pipelineOf({}, [[[0, 0]]]);
  const words = bufferOf([...new Uint8Array(new Uint32Array([0, 4, 2, 1, 3]).buffer)]);
  await drawn({ colorAttachments: [{ view: target().createView(), loadOp: 'load', storeOp: 'store' }] }, pass => {
    pass.setPipeline(pipeline);
    pass.drawIndirect(words, 4);
  });
  const [{ vertices, instances, first_vertex, first_instance }] = asked[0].work.command.draw.calls;
  assert.deepEqual([vertices, instances, first_vertex, first_instance], [4, 2, 1, 3]);
});

test('depths are floats while they are drawn to, and stencils are replaced bit by bit', async () => {
  const depth = target('depth16unorm');
  const halves = [...new Uint8Array(new Float32Array([0.5, 1]).buffer)];
  const fragment = { targets: [] };
  const first = pipelineOf({ fragment, depthStencil: { format: 'depth16unorm', depthWriteEnabled: true, depthCompare: 'less' } }, [[halves]]);
  const depthStencilAttachment = { view: depth.createView(), depthClearValue: 1, depthLoadOp: 'clear', depthStoreOp: 'store' };
  await drawn({ colorAttachments: [], depthStencilAttachment }, pass => {
    pass.setPipeline(first.pipeline);
    pass.draw(3);
  });
  const { depth: asked, size } = first.asked[0].work.command.draw;
  assert.deepEqual([asked.compare, asked.is_written, size], ['less', true, [2, 1]]);
  assert.deepEqual([...new Float32Array(Uint8Array.from(decoded(asked.contents)).buffer)], [1, 1]);
  assert.deepEqual(bytesOf(depth, 'depth'), [0, 128, 255, 255]);

  const stencil = target('depth24plus-stencil8');
  const depthStencil = { depthCompare: 'always', depthWriteEnabled: false, stencilWriteMask: 4, stencilFront: { passOp: 'replace' } };
  const second = pipelineOf({ fragment, depthStencil }, [[[4, 0]]]);
  await drawn({ colorAttachments: [], depthStencilAttachment: { view: stencil.createView(), stencilLoadOp: 'load', stencilStoreOp: 'store' } }, pass => {
    pass.setPipeline(second.pipeline);
    pass.setStencilReference(0xff);
    pass.draw(3);
  });
  const { stencil: replaced, depth: none } = second.asked[0].work.command.draw;
  assert.deepEqual([replaced.reference, replaced.write_mask, none], [255, 4, null]);
  assert.deepEqual(bytesOf(stencil, 'stencil'), [4, 0]);
  assert.deepEqual(stencil.createView({ aspect: 'stencil-only' }).resource().texture.format, 'r8uint');
});

test('what no draw has is said by name', async () => {
  const { pipeline } = pipelineOf({ fragment: { targets: [{ format: 'r8unorm', blend: {} }] } }, [[[0, 0]]]);
  const failures = [];
  const queue = new Queue(failure => failures.push(failure));
  const encoder = new CommandEncoder();
  const pass = encoder.beginRenderPass({ colorAttachments: [{ view: target().createView(), loadOp: 'load', storeOp: 'store' }] });
  pass.setPipeline(pipeline);
  pass.draw(3);
  pass.end();
  queue.submit([encoder.finish()]);
  assert.match(String(await failures[0]), /NotExecutable: this device has no blending/);
});
