// Texture formats as the operation `run` has them: the planes of a texture, the bytes of a texel, a colour as a texel.
'use strict';

const { BLOCKS } = require('./blocks.js');
const { NotExecutable } = require('./not-executable.js');

/** Formats whose texels are not so many channels of so many bits. */
const PACKED = { rgb10a2unorm: 4, rgb10a2uint: 4, rg11b10ufloat: 4, rgb9e5ufloat: 4, depth16unorm: 2, depth32float: 4 };

const PLAIN = /^(r|rg|rgba|bgra)(8|16|32)(unorm|unorm-srgb|snorm|uint|sint|float)$/;

/** What stands for the planes of formats with a depth or a stencil: a stencil is read as unsigned integers. */
const PLANES = {
  depth16unorm: { depth: 'depth16unorm' },
  depth24plus: { depth: 'depth32float' },
  depth32float: { depth: 'depth32float' },
  stencil8: { stencil: 'r8uint' },
  'depth24plus-stencil8': { depth: 'depth32float', stencil: 'r8uint' },
  'depth32float-stencil8': { depth: 'depth32float', stencil: 'r8uint' },
};

/** The planes of a format by aspect, with the format of what lies in each. Blocks are decoded when they are written. */
function planesOf(format) {
  return PLANES[format] ?? { color: BLOCKS[format]?.decoded ?? format };
}

/** The bytes of a texel. */
function texelSize(format) {
  if (format in PACKED) return PACKED[format];
  const match = PLAIN.exec(format);
  if (match === null) throw new NotExecutable(`textures of ${format}`);
  return match[1].length * (match[2] / 8);
}

/** A colour as a texel of a format. */
function encodeTexel(format, colour = {}) {
  const [r = 0, g = 0, b = 0, a = 0] = Symbol.iterator in colour ? [...colour] : [colour.r, colour.g, colour.b, colour.a];
  const bytes = Buffer.alloc(texelSize(format));
  if ([r, g, b, a].every(value => value === 0)) return bytes;
  const match = PLAIN.exec(format);
  if (match === null || (match[3] === 'float' && match[2] === '16')) throw new NotExecutable(`colours to clear ${format} with`);
  const [, channels, bits, kind] = match;
  const size = bits / 8;
  const values = channels === 'bgra' ? [b, g, r, a] : [r, g, b, a].slice(0, channels.length);
  values.forEach((value, index) => {
    const isAlpha = channels.length === 4 && index === 3;
    if (kind === 'float') bytes.writeFloatLE(value, index * 4);
    else if (kind.endsWith('int')) writeInteger(bytes, value, index, size);
    else writeInteger(bytes, Math.round(normalized(kind, isAlpha, value) * (2 ** (kind === 'snorm' ? bits - 1 : bits) - 1)), index, size);
  });
  return bytes;
}

/** A channel in the range that its format has. */
function normalized(kind, isAlpha, value) {
  const held = Math.min(Math.max(value, kind === 'snorm' ? -1 : 0), 1);
  if (kind !== 'unorm-srgb' || isAlpha) return held;
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

function writeInteger(bytes, value, index, size) {
  bytes.writeUIntLE(value < 0 ? value + 2 ** (8 * size) : value, index * size, size);
}

const VERTEX = /^(?:unorm|snorm|uint|sint|float)(8|16|32)(?:x([234]))?$/;

/** The bytes of a vertex attribute. */
function attributeSize(format) {
  const match = VERTEX.exec(format);
  return match === null ? 4 : (match[1] / 8) * (match[2] ?? 1);
}

module.exports = { attributeSize, encodeTexel, planesOf, texelSize };
