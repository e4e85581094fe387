// Textures of the device: copies, and what of them a view shows to a shader.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { CommandEncoder, Queue } = require('../commands.js');
const { ComputePipeline } = require('../execution.js');
const { GPUSampler, GPUTexture } = require('../textures.js');
const { CONSTANTS } = require('../tables.js');

const { STORAGE_BINDING, TEXTURE_BINDING } = CONSTANTS.GPUTextureUsage;
const range = count => Uint8Array.from({ length: count }, (_, index) => index);

/** A texture of two levels with two layers of 4 by 2 and of 2 by 1 bytes, filled in their order with 0, 1, 2 ... */
function layered(usage) {
  const texture = new GPUTexture({ size: { width: 4, height: 2, depthOrArrayLayers: 2 }, format: 'r8uint', usage, mipLevelCount: 2 });
  const queue = new Queue();
  queue.writeTexture({ texture }, range(16), { bytesPerRow: 4, rowsPerImage: 2 }, [4, 2, 2]);
  queue.writeTexture({ texture, mipLevel: 1 }, range(20).subarray(16), {}, [2, 1, 2]);
  return { texture, queue };
}

async function read(queue, source, layout, extent) {
  const buffer = { bytes: new Uint8Array(24).fill(99) };
  const encoder = new CommandEncoder();
  encoder.copyTextureToBuffer(source, { buffer, ...layout }, extent);
  queue.submit([encoder.finish()]);
  await queue.done();
  return [...buffer.bytes];
}

/** What a dispatch is asked for over a resource, and has it do nothing, or give these bytes. */
async function seen(resource, contents = []) {
  let asked;
  const run = async request => {
    asked = request;
    return contents.map(bytes => Buffer.from(bytes).toString('base64'));
  };
  const pipeline = new ComputePipeline('auto', { module: { code: '' } }, run);
  await pipeline.run([1, 1, 1], new Map([[0, { layout: {}, entries: [{ binding: 0, resource }], offsets: [] }]]));
  return asked.work.resources[0];
}

test('regions are copied by rows, which a buffer may hold apart', async () => {
  const { texture, queue } = layered(0);
  const region = { texture, origin: [1, 0, 1] };
  const got = await read(queue, region, { offset: 1, bytesPerRow: 4, rowsPerImage: 3 }, [2, 2]);
  assert.deepEqual(got.slice(0, 9), [99, 9, 10, 99, 99, 13, 14, 99, 99]);
  const encoder = new CommandEncoder();
  encoder.copyTextureToTexture(region, { texture, origin: { x: 2 } }, { width: 2, height: 2 });
  queue.submit([encoder.finish()]);
  assert.deepEqual((await read(queue, { texture }, {}, [4, 2])).slice(0, 8), [0, 1, 9, 10, 4, 5, 13, 14]);
});

test('a view shows its levels and layers, and takes back what is written to them', async () => {
  const { texture, queue } = layered(TEXTURE_BINDING | STORAGE_BINDING);
  await queue.done();
  const view = texture.createView({ dimension: '2d', baseArrayLayer: 1 });
  const { texture: shown } = await seen(view, [range(10).reverse()]);
  assert.deepEqual([shown.dimension, shown.size, shown.mips, shown.storage], ['2d', [4, 2, 1], 2, 'read_write']);
  assert.deepEqual([...Buffer.from(shown.contents, 'base64')], [8, 9, 10, 11, 12, 13, 14, 15, 18, 19]);
  assert.deepEqual((await read(queue, { texture }, {}, [4, 2, 2])).slice(6, 12), [6, 7, 9, 8, 7, 6]);
  assert.deepEqual((await read(queue, { texture, mipLevel: 1 }, {}, [2, 1, 2])).slice(0, 4), [16, 17, 1, 0]);
  const { texture: small } = await seen(layered(TEXTURE_BINDING).texture.createView({ baseMipLevel: 1 }));
  assert.deepEqual([small.dimension, small.size, small.mips, small.storage], ['2d_array', [2, 1, 2], 1, undefined]);
});

test('a solid loses slices with each level', async () => {
  const texture = new GPUTexture({ size: [2, 1, 4], format: 'rgb9e5ufloat', usage: 0, dimension: '3d', mipLevelCount: 3 });
  const { texture: shown } = await seen(texture.createView({ baseMipLevel: 1 }));
  assert.deepEqual([shown.dimension, shown.size, shown.mips], ['3d', [1, 1, 2], 2]);
  assert.equal(Buffer.from(shown.contents, 'base64').length, (2 + 1) * 4);
});

test('a sampler is what its descriptor says', async () => {
  const descriptor = { magFilter: 'linear', addressModeV: 'repeat', lodMaxClamp: 2, compare: 'less' };
  const { sampler } = await seen(new GPUSampler(descriptor));
  const address = ['clamp-to-edge', 'repeat', 'clamp-to-edge'];
  assert.deepEqual(sampler, { linear: [true, false, false], address, lod: [0, 2], compare: 'less' });
  assert.deepEqual((await seen(new GPUSampler())).sampler.lod, [0, 32]);
});
