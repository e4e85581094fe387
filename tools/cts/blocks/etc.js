// Blocks of ETC2 and EAC: four by four texels in 8 or 16 bytes, whose texels go down the columns. A decoder takes (bytes, at) and gives the
// texels, row by row.
'use strict';

const TEXELS = 16;

/** By what a table adds to and takes from a base colour: little and much. */
const MODIFIERS = [[2, 8], [5, 17], [9, 29], [13, 42], [18, 60], [24, 80], [33, 106], [47, 183]];
/** How far the colours of the modes T and H are apart. */
const DISTANCES = [3, 6, 11, 16, 23, 32, 41, 64];
/** By what a table of EAC moves a base value. */
const EAC = [
  [-3, -6, -9, -15, 2, 5, 8, 14], [-3, -7, -10, -13, 2, 6, 9, 12], [-2, -5, -8, -13, 1, 4, 7, 12], [-2, -4, -6, -13, 1, 3, 5, 12],
  [-3, -6, -8, -12, 2, 5, 7, 11], [-3, -7, -9, -11, 2, 6, 8, 10], [-4, -7, -8, -11, 3, 6, 7, 10], [-3, -5, -8, -11, 2, 4, 7, 10],
  [-2, -6, -8, -10, 1, 5, 7, 9], [-2, -5, -8, -10, 1, 4, 7, 9], [-2, -4, -8, -10, 1, 3, 7, 9], [-2, -5, -7, -10, 1, 4, 6, 9],
  [-3, -4, -7, -10, 2, 3, 6, 9], [-1, -2, -3, -10, 0, 1, 2, 9], [-4, -6, -8, -9, 3, 5, 7, 8], [-3, -5, -7, -9, 2, 4, 6, 8],
];

const held = (value, least, most) => Math.min(Math.max(value, least), most);
const byte = value => held(value, 0, 255);
const wide4 = value => value * 17;
const wide5 = value => (value << 3) | (value >> 2);
const wide6 = value => (value << 2) | (value >> 4);
const wide7 = value => (value << 1) | (value >> 6);
/** A number of three bits in two's complement. */
const signed3 = value => (value << 29) >> 29;

/** The number at bits `high` to `high - count + 1` of a word, counted from the least. */
const field = (word, high, count) => (word >>> (high - count + 1)) & ((1 << count) - 1);

/** The index of a texel: its place is counted down the columns. */
function indexOf(low, texel) {
  const place = (texel % 4) * 4 + Math.floor(texel / 4);
  return (((low >>> (place + 16)) & 1) << 1) | ((low >>> place) & 1);
}

/** What each texel of a block of colours is. `punches` is whether a bit of the block says that it has transparent texels. */
function colours(bytes, at, punches) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 8);
  const [high, low] = [view.getUint32(0), view.getUint32(4)];
  const differs = field(high, 1, 1) === 1;
  const isPunched = punches && !differs;
  if (!differs && !punches) {
    const base = shift => [27, 19, 11].map(top => wide4(field(high, top + shift, 4)));
    return halves(high, low, base(4), base(0), false);
  }
  const first = [31, 23, 15].map(top => field(high, top, 5));
  const second = first.map((value, index) => value + signed3(field(high, 26 - 8 * index, 3)));
  const wrong = second.findIndex(value => value < 0 || value > 31);
  if (wrong === 0) return modeT(high, low, isPunched);
  if (wrong === 1) return modeH(high, low, isPunched);
  if (wrong === 2) return plane(high, low);
  return halves(high, low, first.map(wide5), second.map(wide5), isPunched);
}

/** Two halves, side by side or one above the other, each with its colour and its table. */
function halves(high, low, first, second, isPunched) {
  const tables = [MODIFIERS[field(high, 7, 3)], MODIFIERS[field(high, 4, 3)]];
  const isFlipped = field(high, 0, 1) === 1;
  return Array.from({ length: TEXELS }, (_, texel) => {
    const isSecond = (isFlipped ? Math.floor(texel / 4) : texel % 4) >= 2;
    const [little, much] = tables[Number(isSecond)];
    const index = indexOf(low, texel);
    if (isPunched && index === 2) return [0, 0, 0, 0];
    const moved = [isPunched ? 0 : little, much, isPunched ? 0 : -little, -much][index];
    return [...(isSecond ? second : first).map(value => byte(value + moved)), 255];
  });
}

function painted(low, paints, isPunched) {
  return Array.from({ length: TEXELS }, (_, texel) => {
    const index = indexOf(low, texel);
    return isPunched && index === 2 ? [0, 0, 0, 0] : [...paints[index], 255];
  });
}

const moved = (colour, by) => colour.map(value => byte(value + by));

function modeT(high, low, isPunched) {
  const first = [(field(high, 28, 2) << 2) | field(high, 25, 2), field(high, 23, 4), field(high, 19, 4)].map(wide4);
  const second = [15, 11, 7].map(top => wide4(field(high, top, 4)));
  const distance = DISTANCES[(field(high, 3, 2) << 1) | field(high, 0, 1)];
  return painted(low, [first, moved(second, distance), second, moved(second, -distance)], isPunched);
}

function modeH(high, low, isPunched) {
  const [r, g] = [field(high, 30, 4), (field(high, 26, 3) << 1) | field(high, 20, 1)];
  const b = (field(high, 19, 1) << 3) | field(high, 17, 3);
  const [first, second] = [[r, g, b], [field(high, 14, 4), field(high, 10, 4), field(high, 6, 4)]];
  const value = ([red, green, blue]) => (red << 8) | (green << 4) | blue;
  const number = (field(high, 2, 1) << 2) | (field(high, 0, 1) << 1) | Number(value(first) >= value(second));
  const distance = DISTANCES[number];
  const [one, two] = [first.map(wide4), second.map(wide4)];
  return painted(low, [moved(one, distance), moved(one, -distance), moved(two, distance), moved(two, -distance)], isPunched);
}

/** A plane through the colours at the origin, right of the block and below it. */
function plane(high, low) {
  const origin = [wide6(field(high, 30, 6)), wide7((field(high, 24, 1) << 6) | field(high, 22, 6))];
  origin.push(wide6((field(high, 16, 1) << 5) | (field(high, 12, 2) << 3) | field(high, 9, 3)));
  const right = [wide6((field(high, 6, 5) << 1) | field(high, 0, 1)), wide7(field(low, 31, 7)), wide6(field(low, 24, 6))];
  const below = [wide6(field(low, 18, 6)), wide7(field(low, 12, 7)), wide6(field(low, 5, 6))];
  return Array.from({ length: TEXELS }, (_, texel) => {
    const [x, y] = [texel % 4, Math.floor(texel / 4)];
    const at = which => byte((x * (right[which] - origin[which]) + y * (below[which] - origin[which]) + 4 * origin[which] + 2) >> 2);
    return [at(0), at(1), at(2), 255];
  });
}

/** The eight bytes of a block of one channel: a base, a multiplier, a table and indices of three bits. */
function channel(bytes, at) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 8);
  const indices = view.getBigUint64(0);
  const table = EAC[bytes[at + 1] & 15];
  const index = texel => Number((indices >> BigInt(45 - 3 * ((texel % 4) * 4 + Math.floor(texel / 4)))) & 7n);
  return { base: bytes[at], multiplier: bytes[at + 1] >> 4, modifiers: Array.from({ length: TEXELS }, (_, texel) => table[index(texel)]) };
}

function rgb(punches) {
  return (bytes, at) => Uint8Array.from(colours(bytes, at, punches).flat());
}

function rgba(bytes, at) {
  const { base, multiplier, modifiers } = channel(bytes, at);
  return Uint8Array.from(colours(bytes, at + 8, false).flatMap(([r, g, b], texel) => [r, g, b, byte(base + modifiers[texel] * multiplier)]));
}

/** Channels of eleven bits, as floats. */
function channels(count, isSigned) {
  const values = (bytes, at) => {
    const { base, multiplier, modifiers } = channel(bytes, at);
    const step = multiplier === 0 ? 1 : multiplier * 8;
    if (!isSigned) return modifiers.map(modifier => held(base * 8 + 4 + modifier * step, 0, 2047) / 2047);
    const centre = Math.max((base << 24) >> 24, -127) * 8;
    return modifiers.map(modifier => held(centre + modifier * step, -1023, 1023) / 1023);
  };
  return (bytes, at) => {
    const all = Array.from({ length: count }, (_, index) => values(bytes, at + 8 * index));
    const floats = new Float32Array(TEXELS * count).map((_, index) => all[index % count][Math.floor(index / count)]);
    return new Uint8Array(floats.buffer);
  };
}

module.exports = { channels, rgb, rgba };
