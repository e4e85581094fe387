// Textures, their views, and samplers of the device, in this process's memory.
'use strict';

const { BLOCKS } = require('./blocks.js');
const { encodeTexel, planesOf, texelSize } = require('./formats.js');
const { NotExecutable } = require('./not-executable.js');
const { CONSTANTS } = require('./tables.js');

const { STORAGE_BINDING } = CONSTANTS.GPUTextureUsage;

/** An extent or an origin as an array of three, with `rest` for what is left out. */
function triple(given, rest) {
  const named = [given?.width ?? given?.x, given?.height ?? given?.y, given?.depthOrArrayLayers ?? given?.z];
  const values = given?.[Symbol.iterator] === undefined ? named : [...given];
  return [0, 1, 2].map(axis => values[axis] ?? rest);
}

class GPUTexture {
  /** By aspect, `color`, `depth` or `stencil`: {format, texelSize, levels}. */
  #planes;

  constructor({ label = '', size, format, usage, dimension = '2d', mipLevelCount = 1, sampleCount = 1 }) {
    const [width, height, depthOrArrayLayers] = triple(size, 1);
    Object.assign(this, { label, width, height, depthOrArrayLayers, format, usage, dimension, mipLevelCount, sampleCount });
    this.#planes = Object.fromEntries(
      Object.entries(planesOf(format)).map(([aspect, texels]) => {
        const size = texelSize(texels) * sampleCount;
        const bytes = level => this.levelSize(level).reduce((product, count) => product * count, size);
        const levels = Array.from({ length: mipLevelCount }, (_, level) => new Uint8Array(bytes(level)));
        return [aspect, { format: texels, texelSize: size, levels }];
      })
    );
  }

  createView(descriptor = {}) {
    return new GPUTextureView(this, descriptor);
  }

  destroy() {}

  /** Texels along each axis of a level; the third is slices or layers. */
  levelSize(level) {
    const at = count => Math.max(1, count >> level);
    return [at(this.width), at(this.height), this.dimension === '3d' ? at(this.depthOrArrayLayers) : this.depthOrArrayLayers];
  }

  /** The plane of an aspect; that of all is the first, if there is one of it. */
  plane(aspect = 'all') {
    const { color, depth, stencil } = this.#planes;
    return aspect === 'all' ? (color ?? depth ?? stencil) : aspect === 'depth-only' ? depth : stencil;
  }

  get planes() {
    return this.#planes;
  }

  /** The bytes of the layers of a level of a plane, or of all its slices. */
  layers(plane, level, first, count) {
    const [width, height, depth] = this.levelSize(level);
    const layer = width * height * plane.texelSize;
    return plane.levels[level].subarray(first * layer, (this.dimension === '3d' ? depth : first + count) * layer);
  }

  /** Each row of a region, as the bytes that it is here and where it is in a buffer of that layout. */
  *rows({ mipLevel = 0, origin, aspect }, { offset = 0, bytesPerRow, rowsPerImage }, extent) {
    const [[x, y, z], [width, height, depth], [across, down]] = [triple(origin, 0), triple(extent, 1), this.levelSize(mipLevel)];
    const { texelSize: size, levels } = this.plane(aspect);
    const length = width * size;
    for (let slice = 0; slice < depth; slice++) {
      for (let row = 0; row < height; row++) {
        const start = (((z + slice) * down + y + row) * across + x) * size;
        const at = offset + (slice * (rowsPerImage ?? height) + row) * (bytesPerRow ?? length);
        yield { bytes: levels[mipLevel].subarray(start, start + length), at };
      }
    }
  }

  /** Decodes blocks into a region. Of those that reach beyond the edge of a level, only what is within it is kept. */
  writeBlocks(bytes, { mipLevel = 0, origin }, { offset = 0, bytesPerRow, rowsPerImage }, extent) {
    const { width: wide, height: high, bytes: size, decode } = BLOCKS[this.format];
    const [[x, y, z], [width, height, depth], [across, down]] = [triple(origin, 0), triple(extent, 1), this.levelSize(mipLevel)];
    const { texelSize: texel, levels } = this.plane();
    const [columns, rows] = [Math.ceil(width / wide), Math.ceil(height / high)];
    for (let slice = 0; slice < depth; slice++) {
      for (let index = 0; index < rows * columns; index++) {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const at = offset + (slice * (rowsPerImage ?? rows) + row) * (bytesPerRow ?? columns * size) + column * size;
        const texels = decode(bytes, at);
        const [left, top] = [x + column * wide, y + row * high];
        const kept = Math.min(wide, across - left) * texel;
        for (let line = 0; line < high && top + line < down; line++) {
          const start = line * wide * texel;
          levels[mipLevel].set(texels.subarray(start, start + kept), (((z + slice) * down + top + line) * across + left) * texel);
        }
      }
    }
  }
}

/** Copies from bytes to a texture. */
function write(bytes, destination, layout, extent) {
  if (destination.texture.format in BLOCKS) {
    destination.texture.writeBlocks(bytes, destination, layout, extent);
    return;
  }
  for (const row of destination.texture.rows(destination, layout, extent)) row.bytes.set(bytes.subarray(row.at, row.at + row.bytes.length));
}

/** Copies from a texture to bytes. */
function read(source, bytes, layout, extent) {
  if (source.texture.format in BLOCKS) throw new NotExecutable('blocks once they are decoded');
  for (const row of source.texture.rows(source, layout, extent)) bytes.set(row.bytes, row.at);
}

/** Copies from a texture to a texture. */
function copy(source, destination, extent) {
  const from = [...source.texture.rows(source, {}, extent)].map(row => row.bytes.slice());
  [...destination.texture.rows(destination, {}, extent)].forEach((row, index) => row.bytes.set(from[index]));
}

const VIEW_OF = { '1d': () => '1d', '2d': layers => (layers > 1 ? '2d-array' : '2d'), '3d': () => '3d' };

class GPUTextureView {
  #texture;
  #level;
  #layer;
  #aspect;

  constructor(texture, { label = '', format, dimension, aspect = 'all', swizzle = 'rgba', ...range }) {
    const { baseMipLevel = 0, mipLevelCount = texture.mipLevelCount - baseMipLevel, baseArrayLayer = 0 } = range;
    if (swizzle !== 'rgba') throw new NotExecutable('views that exchange components');
    this.label = label;
    this.#texture = texture;
    this.#level = baseMipLevel;
    this.#layer = baseArrayLayer;
    this.#aspect = aspect;
    const plane = texture.plane(aspect).format;
    this.format = format === undefined || format === texture.format || aspect !== 'all' ? plane : planesOf(format).color;
    this.dimension = dimension ?? VIEW_OF[texture.dimension](texture.depthOrArrayLayers);
    this.levels = mipLevelCount;
    const of = { '2d': 1, cube: 6, '1d': 1, '3d': 1 }[this.dimension];
    this.layers = of ?? range.arrayLayerCount ?? texture.depthOrArrayLayers - baseArrayLayer;
  }

  /** What the operation `run` takes. The shader may write to what may be a storage texture, for all that is known here. */
  resource() {
    const [width, height, depth] = this.#texture.levelSize(this.#level);
    const texture = {
      dimension: this.dimension.replace('-', '_'),
      format: this.format,
      size: [width, height, this.dimension === '3d' ? depth : this.layers],
      mips: this.levels,
      samples: this.#texture.sampleCount,
      contents: Buffer.concat(this.#parts()).toString('base64'),
    };
    return { texture: this.isWritten() ? { ...texture, storage: 'read_write' } : texture };
  }

  isWritten() {
    return (this.#texture.usage & STORAGE_BINDING) !== 0;
  }

  /** Takes what a shader made of it. */
  take(bytes) {
    let at = 0;
    for (const part of this.#parts()) {
      part.set(bytes.subarray(at, at + part.length));
      at += part.length;
    }
  }

  /** What is drawn to: {format, size, samples, bytes} of a layer, or of a slice; undefined where the texture has no such aspect. */
  attachment(aspect = 'color', slice = 0) {
    const plane = this.#texture.planes[aspect];
    if (plane === undefined) return undefined;
    const [width, height] = this.#texture.levelSize(this.#level);
    const layer = width * height * plane.texelSize;
    const bytes = plane.levels[this.#level].subarray((this.#layer + slice) * layer, (this.#layer + slice + 1) * layer);
    return { format: aspect === 'color' ? this.format : plane.format, size: [width, height], samples: this.#texture.sampleCount, bytes };
  }

  #parts() {
    const plane = this.#texture.plane(this.#aspect);
    return Array.from({ length: this.levels }, (_, level) => this.#texture.layers(plane, this.#level + level, this.#layer, this.layers));
  }
}

/** Fills an attachment with a colour. */
function clear({ format, bytes }, colour) {
  const texel = encodeTexel(format, colour);
  for (let at = 0; at < bytes.length; at += texel.length) bytes.set(texel, at);
}

class GPUSampler {
  constructor({ label = '', magFilter, minFilter, mipmapFilter, lodMinClamp = 0, lodMaxClamp = 32, compare, maxAnisotropy = 1, ...axes } = {}) {
    if (maxAnisotropy > 1) throw new NotExecutable('anisotropic filters');
    this.label = label;
    this.sampler = {
      linear: [magFilter, minFilter, mipmapFilter].map(filter => filter === 'linear'),
      address: ['U', 'V', 'W'].map(axis => axes[`addressMode${axis}`] ?? 'clamp-to-edge'),
      lod: [lodMinClamp, lodMaxClamp],
      compare: compare ?? null,
    };
  }

  resource() {
    return { sampler: this.sampler };
  }

  isWritten() {
    return false;
  }
}

module.exports = { GPUSampler, GPUTexture, GPUTextureView, clear, copy, read, write };
