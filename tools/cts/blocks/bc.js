// Blocks of BC1 to BC5 and BC7: four by four texels in 8 or 16 bytes. A decoder takes (bytes, at) and gives the texels, row by row.
'use strict';

const TEXELS = 16;

/** The channels of 5, 6 and 5 bits of a colour as bytes. */
function rgb565(word) {
  const [r, g, b] = [word >> 11, (word >> 5) & 63, word & 31];
  return [(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)];
}

/** What lies `part` of `whole` from a to b, rounded. */
function between(a, b, part, whole) {
  return a.map((value, index) => Math.round((value * (whole - part) + b[index] * part) / whole));
}

/** The colours of a block of BC1; only where the first is not the greater may one be transparent, and in BC2 and BC3 none may. */
function colours(view, at, mayBeTransparent, texels) {
  const [first, second] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
  const [a, b] = [rgb565(first), rgb565(second)];
  const isOpaque = first > second || !mayBeTransparent;
  const middle = isOpaque ? [between(a, b, 1, 3), between(a, b, 2, 3)] : [between(a, b, 1, 2), [0, 0, 0]];
  const palette = [a, b, ...middle];
  const indices = view.getUint32(at + 4, true);
  for (let texel = 0; texel < TEXELS; texel++) {
    const index = (indices >>> (2 * texel)) & 3;
    texels.set(palette[index], texel * 4);
    texels[texel * 4 + 3] = !isOpaque && index === 3 ? 0 : 255;
  }
}

/** The values of a block of one channel, of which two ends and six or four between them are chosen from. */
function channel(bytes, at, isSigned) {
  const [least, most] = isSigned ? [-127, 127] : [0, 255];
  const end = byte => (isSigned ? Math.max((byte << 24) >> 24, -127) : byte);
  const [a, b] = [end(bytes[at]), end(bytes[at + 1])];
  // The order is that of the bytes as they are, before the least of them is moved into the range.
  const raw = byte => (isSigned ? (byte << 24) >> 24 : byte);
  const steps = raw(bytes[at]) > raw(bytes[at + 1]) ? 7 : 5;
  const values = Array.from({ length: steps - 1 }, (_, index) => (a * (steps - 1 - index) + b * (index + 1)) / steps);
  const palette = steps === 7 ? [a, b, ...values] : [a, b, ...values, least, most];
  return Array.from({ length: TEXELS }, (_, texel) => {
    const bit = texel * 3;
    const word = bytes[at + 2 + (bit >> 3)] | ((bytes[at + 3 + (bit >> 3)] ?? 0) << 8);
    return palette[(word >> (bit & 7)) & 7];
  });
}

function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bc1(bytes, at) {
  const texels = new Uint8Array(TEXELS * 4);
  colours(viewOf(bytes), at, true, texels);
  return texels;
}

function bc2(bytes, at) {
  const texels = new Uint8Array(TEXELS * 4);
  colours(viewOf(bytes), at + 8, false, texels);
  for (let texel = 0; texel < TEXELS; texel++) texels[texel * 4 + 3] = ((bytes[at + (texel >> 1)] >> (4 * (texel & 1))) & 15) * 17;
  return texels;
}

function bc3(bytes, at) {
  const texels = new Uint8Array(TEXELS * 4);
  colours(viewOf(bytes), at + 8, false, texels);
  channel(bytes, at, false).forEach((value, texel) => (texels[texel * 4 + 3] = Math.round(value)));
  return texels;
}

/** BC4 and BC5: one channel a block of eight bytes, as floats. */
function channels(count, isSigned) {
  return (bytes, at) => {
    const values = Array.from({ length: count }, (_, index) => channel(bytes, at + 8 * index, isSigned));
    const floats = new Float32Array(TEXELS * count).map((_, index) => values[index % count][Math.floor(index / count)] / (isSigned ? 127 : 255));
    return new Uint8Array(floats.buffer);
  };
}

/** The modes of BC7: subsets, and the bits of partition, rotation, index selection, colours, alphas, of an end, of a subset, and of indices. */
const MODES = [
  { subsets: 3, partition: 4, rotation: 0, selection: 0, colour: 4, alpha: 0, perEnd: 1, perSubset: 0, indices: 3, second: 0 },
  { subsets: 2, partition: 6, rotation: 0, selection: 0, colour: 6, alpha: 0, perEnd: 0, perSubset: 1, indices: 3, second: 0 },
  { subsets: 3, partition: 6, rotation: 0, selection: 0, colour: 5, alpha: 0, perEnd: 0, perSubset: 0, indices: 2, second: 0 },
  { subsets: 2, partition: 6, rotation: 0, selection: 0, colour: 7, alpha: 0, perEnd: 1, perSubset: 0, indices: 2, second: 0 },
  { subsets: 1, partition: 0, rotation: 2, selection: 1, colour: 5, alpha: 6, perEnd: 0, perSubset: 0, indices: 2, second: 3 },
  { subsets: 1, partition: 0, rotation: 2, selection: 0, colour: 7, alpha: 8, perEnd: 0, perSubset: 0, indices: 2, second: 2 },
  { subsets: 1, partition: 0, rotation: 0, selection: 0, colour: 7, alpha: 7, perEnd: 1, perSubset: 0, indices: 4, second: 0 },
  { subsets: 2, partition: 6, rotation: 0, selection: 0, colour: 5, alpha: 5, perEnd: 1, perSubset: 0, indices: 2, second: 0 },
];

const WEIGHTS = { 2: [0, 21, 43, 64], 3: [0, 9, 18, 27, 37, 46, 55, 64], 4: [0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64] };

/** For each partition of two subsets a bit a texel, of three two bits a texel. */
const TWO = [
  0xcccc, 0x8888, 0xeeee, 0xecc8, 0xc880, 0xfeec, 0xfec8, 0xec80, 0xc800, 0xffec, 0xfe80, 0xe800, 0xffe8, 0xff00, 0xfff0, 0xf000,
  0xf710, 0x008e, 0x7100, 0x08ce, 0x008c, 0x7310, 0x3100, 0x8cce, 0x088c, 0x3110, 0x6666, 0x366c, 0x17e8, 0x0ff0, 0x718e, 0x399c,
  0xaaaa, 0xf0f0, 0x5a5a, 0x33cc, 0x3c3c, 0x55aa, 0x9696, 0xa55a, 0x73ce, 0x13c8, 0x324c, 0x3bdc, 0x6996, 0xc33c, 0x9966, 0x0660,
  0x0272, 0x04e4, 0x4e40, 0x2720, 0xc936, 0x936c, 0x39c6, 0x639c, 0x9336, 0x9cc6, 0x817e, 0xe718, 0xccf0, 0x0fcc, 0x7744, 0xee22,
];
const THREE = [
  0xaa685050, 0x6a5a5040, 0x5a5a4200, 0x5450a0a8, 0xa5a50000, 0xa0a05050, 0x5555a0a0, 0x5a5a5050, 0xaa550000, 0xaa555500, 0xaaaa5500,
  0x90909090, 0x94949494, 0xa4a4a4a4, 0xa9a59450, 0x2a0a4250, 0xa5945040, 0x0a425054, 0xa5a5a500, 0x55a0a0a0, 0xa8a85454, 0x6a6a4040,
  0xa4a45000, 0x1a1a0500, 0x0050a4a4, 0xaaa59090, 0x14696914, 0x69691400, 0xa08585a0, 0xaa821414, 0x50a4a450, 0x6a5a0200, 0xa9a58000,
  0x5090a0a8, 0xa8a09050, 0x24242424, 0x00aa5500, 0x24924924, 0x24499224, 0x50a50a50, 0x500aa550, 0xaaaa4444, 0x66660000, 0xa5a0a5a0,
  0x50a050a0, 0x69286928, 0x44aaaa44, 0x66666600, 0xaa444444, 0x54a854a8, 0x95809580, 0x96969600, 0xa85454a8, 0x80959580, 0xaa141414,
  0x96960000, 0xaaaa1414, 0xa05050a0, 0xa0a5a5a0, 0x96000000, 0x40804080, 0xa9a8a9a8, 0xaaaaaa44, 0x2a4a5254,
];
/** The texels whose index has a bit less, beside the first one: of the second of two subsets, and of the second and the third of three. */
const ANCHORS_OF_TWO = [
  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 2, 8, 2, 2, 8, 8, 15, 2, 8, 2, 2, 8, 8, 2, 2,
  15, 15, 6, 8, 2, 8, 15, 15, 2, 8, 2, 2, 2, 15, 15, 6, 6, 2, 6, 8, 15, 15, 2, 2, 15, 15, 15, 15, 15, 2, 2, 15,
];
const ANCHORS_OF_THREE = [
  [3, 3, 15, 15, 8, 3, 15, 15, 8, 8, 6, 6, 6, 5, 3, 3, 3, 3, 8, 15, 3, 3, 6, 10, 5, 8, 8, 6, 8, 5, 15, 15,
    8, 15, 3, 5, 6, 10, 8, 15, 15, 3, 15, 5, 15, 15, 15, 15, 3, 15, 5, 5, 5, 8, 5, 10, 5, 10, 8, 13, 15, 12, 3, 3],
  [15, 8, 8, 3, 15, 15, 3, 8, 15, 15, 15, 15, 15, 15, 15, 8, 15, 8, 15, 3, 15, 8, 15, 8, 3, 15, 6, 10, 15, 15, 10, 8,
    15, 3, 15, 10, 10, 8, 9, 10, 6, 15, 8, 15, 3, 6, 6, 8, 15, 3, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 3, 15, 15, 8],
];

function subsetOf(subsets, partition, texel) {
  if (subsets === 1) return 0;
  return subsets === 2 ? (TWO[partition] >> texel) & 1 : (THREE[partition] >>> (2 * texel)) & 3;
}

function anchorsOf(subsets, partition) {
  if (subsets === 1) return [0];
  return subsets === 2 ? [0, ANCHORS_OF_TWO[partition]] : [0, ANCHORS_OF_THREE[0][partition], ANCHORS_OF_THREE[1][partition]];
}

/** Takes bits from the least on. */
function reader(bytes, at) {
  let bit = 0;
  return count => {
    let value = 0;
    for (let index = 0; index < count; index++, bit++) value |= ((bytes[at + (bit >> 3)] >> (bit & 7)) & 1) << index;
    return value;
  };
}

/** The two ends of each subset, as bytes of four channels. */
function ends(mode, take) {
  const count = mode.subsets * 2;
  const list = bits => Array.from({ length: count }, () => take(bits));
  const read = [mode.colour, mode.colour, mode.colour, mode.alpha].map(list);
  const shared = mode.perEnd ? list(1) : mode.perSubset ? Array.from({ length: mode.subsets }, () => take(1)).flatMap(bit => [bit, bit]) : null;
  return Array.from({ length: count }, (_, index) =>
    read.map((values, which) => {
      let bits = which === 3 ? mode.alpha : mode.colour;
      if (bits === 0) return 255;
      let value = values[index];
      if (shared !== null) [value, bits] = [(value << 1) | shared[index], bits + 1];
      return ((value << (8 - bits)) | (value >> (2 * bits - 8))) & 255;
    })
  );
}

function bc7(bytes, at) {
  const texels = new Uint8Array(TEXELS * 4);
  const take = reader(bytes, at);
  let number = 0;
  while (number < 8 && take(1) === 0) number++;
  // What has no mode is black, and transparent.
  if (number === 8) return texels;
  const mode = MODES[number];
  const [partition, rotation, selection] = [take(mode.partition), take(mode.rotation), take(mode.selection)];
  const corners = ends(mode, take);
  const anchors = anchorsOf(mode.subsets, partition);
  const indices = bits => Array.from({ length: TEXELS }, (_, texel) => take(anchors.includes(texel) ? bits - 1 : bits));
  const first = { bits: mode.indices, values: indices(mode.indices) };
  // The second indices are of one subset, whose anchor is the first texel.
  const second = mode.second ? { bits: mode.second, values: indices(mode.second) } : first;
  const [ofColour, ofAlpha] = selection ? [second, first] : [first, second];
  for (let texel = 0; texel < TEXELS; texel++) {
    const subset = subsetOf(mode.subsets, partition, texel);
    const [a, b] = [corners[subset * 2], corners[subset * 2 + 1]];
    const mixed = a.map((value, which) => {
      const { bits, values } = which === 3 ? ofAlpha : ofColour;
      const weight = WEIGHTS[bits][values[texel]];
      return (value * (64 - weight) + b[which] * weight + 32) >> 6;
    });
    if (rotation > 0) [mixed[rotation - 1], mixed[3]] = [mixed[3], mixed[rotation - 1]];
    texels.set(mixed, texel * 4);
  }
  return texels;
}

module.exports = { anchorsOf, bc1, bc2, bc3, bc7, channels, subsetOf };
