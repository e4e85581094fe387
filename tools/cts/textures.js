// Textures, their views, and samplers of the device, in this process's memory.
'use strict';

const { NotExecutable } = require('./not-executable.js');
const { CONSTANTS } = require('./tables.js');

const { STORAGE_BINDING } = CONSTANTS.GPUTextureUsage;

/** Formats whose texels are not so many channels of so many bits. */
const PACKED = { rgb10a2unorm: 4, rgb10a2uint: 4, rg11b10ufloat: 4, rgb9e5ufloat: 4, depth16unorm: 2, depth32float: 4 };

/** The bytes of a texel. The compiler's operation `run` does not take what has blocks, or a stencil. */
function texelSize(format) {
  if (format in PACKED) return PACKED[format];
  const match = /^(r|rg|rgba|bgra)(8|16|32)(unorm|unorm-srgb|snorm|uint|sint|float)$/.exec(format);
  if (match === null) throw new NotExecutable('textures of blocks or with a stencil, nor such as every device may lay out in its own way');
  return match[1].length * (match[2] / 8);
}

/** An extent or an origin as an array of three, with `rest` for what is left out. */
function triple(given, rest) {
  const named = [given?.width ?? given?.x, given?.height ?? given?.y, given?.depthOrArrayLayers ?? given?.z];
  const values = given?.[Symbol.iterator] === undefined ? named : [...given];
  return [0, 1, 2].map(axis => values[axis] ?? rest);
}

class GPUTexture {
  #levels;

  constructor({ label = '', size, format, usage, dimension = '2d', mipLevelCount = 1, sampleCount = 1 }) {
    const [width, height, depthOrArrayLayers] = triple(size, 1);
    Object.assign(this, { label, width, height, depthOrArrayLayers, format, usage, dimension, mipLevelCount, sampleCount });
    this.texelSize = texelSize(format) * sampleCount;
    const bytes = level => this.levelSize(level).reduce((product, count) => product * count, this.texelSize);
    this.#levels = Array.from({ length: mipLevelCount }, (_, level) => new Uint8Array(bytes(level)));
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

  /** The bytes of the layers of a level, or of all its slices. */
  layers(level, first, count) {
    const [width, height, depth] = this.levelSize(level);
    const layer = width * height * this.texelSize;
    return this.#levels[level].subarray(first * layer, (this.dimension === '3d' ? depth : first + count) * layer);
  }

  /** Each row of a region, as the bytes that it is here and where it is in a buffer of that layout. */
  *rows({ mipLevel = 0, origin }, { offset = 0, bytesPerRow, rowsPerImage }, extent) {
    const [[x, y, z], [width, height, depth], [across, down]] = [triple(origin, 0), triple(extent, 1), this.levelSize(mipLevel)];
    const length = width * this.texelSize;
    for (let slice = 0; slice < depth; slice++) {
      for (let row = 0; row < height; row++) {
        const start = (((z + slice) * down + y + row) * across + x) * this.texelSize;
        const at = offset + (slice * (rowsPerImage ?? height) + row) * (bytesPerRow ?? length);
        yield { bytes: this.#levels[mipLevel].subarray(start, start + length), at };
      }
    }
  }
}

/** Copies from bytes to a texture. */
function write(bytes, destination, layout, extent) {
  for (const row of destination.texture.rows(destination, layout, extent)) row.bytes.set(bytes.subarray(row.at, row.at + row.bytes.length));
}

/** Copies from a texture to bytes. */
function read(source, bytes, layout, extent) {
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

  constructor(texture, { label = '', format, dimension, aspect = 'all', swizzle = 'rgba', ...range }) {
    const { baseMipLevel = 0, mipLevelCount = texture.mipLevelCount - baseMipLevel, baseArrayLayer = 0 } = range;
    if (aspect === 'stencil-only') throw new NotExecutable('views of a stencil');
    if (swizzle !== 'rgba') throw new NotExecutable('views that exchange components');
    this.label = label;
    this.#texture = texture;
    this.#level = baseMipLevel;
    this.#layer = baseArrayLayer;
    this.format = format ?? texture.format;
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

  #parts() {
    return Array.from({ length: this.levels }, (_, level) => this.#texture.layers(this.#level + level, this.#layer, this.layers));
  }
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

module.exports = { GPUSampler, GPUTexture, GPUTextureView, copy, read, write };
