// Blocks of compressed formats, decoded.
'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { BLOCKS } = require('../blocks.js');
const { anchorsOf, subsetOf } = require('../blocks/bc.js');
const { GPUTexture, write } = require('../textures.js');

const decode = (format, bytes) => BLOCKS[format].decode(Uint8Array.from(bytes), 0);
const texel = (texels, index) => [...texels.subarray(index * 4, index * 4 + 4)];
const floats = bytes => [...new Float32Array(bytes.buffer)];
/** The bytes of a number of so many bits, the most significant byte first. */
const bigEndian = (number, bits) => Array.from({ length: bits / 8 }, (_, index) => Number((number >> BigInt(bits - 8 - 8 * index)) & 255n));

test('BC1 mixes two colours, or one of its four is transparent', () => {
  const mixed = decode('bc1-rgba-unorm', [0x00, 0xf8, 0x1f, 0x00, 0b11_10_01_00, 0, 0, 0]);
  assert.deepEqual([0, 1, 2, 3].map(index => texel(mixed, index)), [[255, 0, 0, 255], [0, 0, 255, 255], [170, 0, 85, 255], [85, 0, 170, 255]]);
  const punched = decode('bc1-rgba-unorm', [0x1f, 0x00, 0x00, 0xf8, 0b11_10_01_00, 0, 0, 0]);
  assert.deepEqual([2, 3].map(index => texel(punched, index)), [[128, 0, 128, 255], [0, 0, 0, 0]]);
});

test('BC2 and BC3 have alphas of their own, and never three colours', () => {
  const colours = [0x1f, 0x00, 0x00, 0xf8, 0b11, 0, 0, 0];
  assert.deepEqual(texel(decode('bc2-rgba-unorm', [0x2f, 0, 0, 0, 0, 0, 0, 0, ...colours]), 0), [170, 0, 85, 255]);
  assert.deepEqual(texel(decode('bc2-rgba-unorm', [0x2f, 0, 0, 0, 0, 0, 0, 0, ...colours]), 1), [0, 0, 255, 34]);
  assert.deepEqual(texel(decode('bc3-rgba-unorm', [70, 0, 0b00_001_010, 0, 0, 0, 0, 0, ...colours]), 0), [170, 0, 85, 60]);
  assert.deepEqual(texel(decode('bc3-rgba-unorm', [70, 0, 0b00_001_010, 0, 0, 0, 0, 0, ...colours]), 1), [0, 0, 255, 0]);
});

test('BC4 and BC5 have six values between two, or four and the least and the most', () => {
  const eight = floats(decode('bc4-r-unorm', [255, 0, 0b11_010_000, 0b1, 0, 0, 0, 0]));
  assert.deepEqual(eight.slice(0, 3), [1, 6 / 7, 1 / 7].map(Math.fround));
  const six = floats(decode('bc5-rg-snorm', [0x80, 127, 0b00_111_110, 0, 0, 0, 0, 0, 127, 0x81, 0b001, 0, 0, 0, 0, 0]));
  assert.deepEqual(six.slice(0, 4), [-1, -1, 1, 1]);
});

test('each subset of a partition has its anchor in it', () => {
  for (const subsets of [2, 3]) {
    for (let partition = 0; partition < 64; partition++) {
      const found = anchorsOf(subsets, partition).map(anchor => subsetOf(subsets, partition, anchor));
      assert.deepEqual(found, [0, 1, 2].slice(0, subsets), `partition ${partition} of ${subsets}`);
    }
  }
});

test('BC7 mixes by its modes', () => {
  // Mode 6: seven bits a channel and one of each end, indices of four bits, the first of three.
  let bits = 1n << 6n;
  [127n, 0n, 0n, 127n, 0n, 0n, 127n, 127n].forEach((value, index) => (bits |= value << BigInt(7 + 7 * index)));
  bits |= 1n << 63n | 1n << 64n;
  bits |= 15n << 68n | 8n << 72n;
  const block = bigEndian(bits, 128).reverse();
  const texels = decode('bc7-rgba-unorm', block);
  assert.deepEqual(texel(texels, 0), [255, 1, 1, 255]);
  assert.deepEqual(texel(texels, 1), [1, 255, 1, 255]);
  assert.deepEqual(texel(texels, 2), [120, 136, 1, 255]);
  assert.deepEqual(texel(decode('bc7-rgba-unorm', Array(16).fill(0)), 5), [0, 0, 0, 0]);
});

test('ETC2 has halves, planes and alphas', () => {
  // Individual: red and blue halves side by side, tables 0; the first texel's index is 1, that is much more.
  const halves = decode('etc2-rgb8unorm', [0x80, 0x00, 0x08, 0, 0, 0, 0, 1]);
  assert.deepEqual([texel(halves, 0), texel(halves, 3)], [[144, 8, 8, 255], [2, 2, 138, 255]]);
  // Planar: blue overflows. Red grows to the right, from 0 to what would be 255 behind the block.
  const plane = decode('etc2-rgb8unorm', bigEndian((31n << 43n) | (3n << 40n) | (0x1fn << 34n) | (1n << 33n) | (1n << 32n), 64));
  const reds = [0, 1, 2, 3].map(index => texel(plane, index)[0]);
  assert.deepEqual(reds, [0, 64, 128, 191]);
  // Without its bit a block has transparent texels.
  const punched = decode('etc2-rgb8a1unorm', [0x80, 0x80, 0x80, 0, 0, 1, 0, 0]);
  assert.deepEqual([texel(punched, 0), texel(punched, 1)], [[0, 0, 0, 0], [132, 132, 132, 255]]);
  const alphas = decode('etc2-rgba8unorm', [100, 0x10, 0b111_000_00, 0, 0, 0, 0, 0, 0x80, 0, 0x08, 0, 0, 0, 0, 0]);
  assert.deepEqual([texel(alphas, 0)[3], texel(alphas, 4)[3]], [114, 97]);
});

test('EAC has eleven bits', () => {
  const [first, second] = floats(decode('eac-r11unorm', [255, 0xf0, 0b111_000_00, 0, 0, 0, 0, 0]));
  assert.deepEqual([first, second], [1, Math.fround((255 * 8 + 4 - 3 * 120) / 2047)]);
  const [low] = floats(decode('eac-r11snorm', [0x80, 0xf0, 0b011_000_00, 0, 0, 0, 0, 0]));
  assert.equal(low, -1);
});

test('ASTC is of one colour', () => {
  const block = [0xfc, 0xfd, 255, 255, 255, 255, 255, 255, 0, 1, 0, 2, 0, 3, 0, 4];
  const texels = decode('astc-6x5-unorm', block);
  assert.deepEqual([texels.length, texel(texels, 29)], [120, [1, 2, 3, 4]]);
  assert.throws(() => decode('astc-6x5-unorm', [0, ...block.slice(1)]), { name: 'NotExecutable' });
});

test('blocks beyond the edge of a level are cut off', () => {
  const texture = new GPUTexture({ size: [12, 8], format: 'bc1-rgba-unorm', usage: 0, mipLevelCount: 2 });
  const red = [0x00, 0xf8, 0x00, 0x00, 0, 0, 0, 0];
  const blue = [0x1f, 0x00, 0x00, 0x00, 0, 0, 0, 0];
  write(Uint8Array.from([...red, ...blue]), { texture, mipLevel: 1 }, { bytesPerRow: 16 }, [8, 4]);
  const { texture: shown } = texture.createView({ baseMipLevel: 1 }).resource();
  assert.deepEqual([shown.size, shown.format], [[6, 4, 1], 'rgba8unorm']);
  const bytes = Buffer.from(shown.contents, 'base64');
  assert.deepEqual([...bytes.subarray(12, 20)], [255, 0, 0, 255, 0, 0, 255, 255]);
  assert.deepEqual([...bytes.subarray(20, 28)], [0, 0, 255, 255, 255, 0, 0, 255]);
});
