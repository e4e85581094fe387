// Formats of compressed blocks: what their texels become when they are written, so that shaders read them as any other texture.
'use strict';

const bc = require('./blocks/bc.js');
const etc = require('./blocks/etc.js');
const { NotExecutable } = require('./not-executable.js');

/** The extents of ASTC's blocks. */
const ASTC = ['4x4', '5x4', '5x5', '6x5', '6x6', '8x5', '8x6', '8x8', '10x5', '10x6', '10x8', '10x10', '12x10', '12x12'];

/** A block of ASTC that is of one colour, whose channels have sixteen bits; the suite has no others, and none are decoded. */
function astc(texels) {
  return (bytes, at) => {
    const [isOneColour, isWideRange] = [bytes[at] === 0xfc && (bytes[at + 1] & 1) === 1, (bytes[at + 1] & 2) !== 0];
    if (!isOneColour || isWideRange) throw new NotExecutable('blocks of ASTC but those of one colour');
    const colour = Buffer.from([9, 11, 13, 15].map(byte => bytes[at + byte]));
    return Buffer.concat(Array(texels).fill(colour));
  };
}

/** By format: width and height of a block, its bytes, the format of decoded texels, and what decodes one: (bytes, at) to those texels' bytes. */
const BLOCKS = {};

function add(format, bytes, decoded, decode, width = 4, height = 4) {
  BLOCKS[format] = { width, height, bytes, decoded, decode };
}

/** A format of colours of eight bits, and the same one of sRGB. */
function addColours(format, bytes, decode, ...extent) {
  add(format, bytes, 'rgba8unorm', decode, ...extent);
  add(`${format}-srgb`, bytes, 'rgba8unorm-srgb', decode, ...extent);
}

addColours('bc1-rgba-unorm', 8, bc.bc1);
addColours('bc2-rgba-unorm', 16, bc.bc2);
addColours('bc3-rgba-unorm', 16, bc.bc3);
addColours('bc7-rgba-unorm', 16, bc.bc7);
addColours('etc2-rgb8unorm', 8, etc.rgb(false));
addColours('etc2-rgb8a1unorm', 8, etc.rgb(true));
addColours('etc2-rgba8unorm', 16, etc.rgba);
for (const [index, format] of ['r32float', 'rg32float'].entries()) {
  const count = index + 1;
  const [bcName, eacName] = [['bc4-r', 'eac-r11'], ['bc5-rg', 'eac-rg11']][index];
  for (const [name, isSigned] of [['unorm', false], ['snorm', true]]) {
    add(`${bcName}-${name}`, 8 * count, format, bc.channels(count, isSigned));
    add(`${eacName}${name}`, 8 * count, format, etc.channels(count, isSigned));
  }
}
for (const extent of ASTC) {
  const [width, height] = extent.split('x').map(Number);
  addColours(`astc-${extent}-unorm`, 16, astc(width * height), width, height);
}

module.exports = { BLOCKS };
