// Command encoders, compute passes and the queue; render passes are in drawing.js. A command is a function that returns a promise; the queue awaits one after the other.
'use strict';

const { RenderPass } = require('./drawing.js');
const textures = require('./textures.js');

class ComputePass {
  #commands;
  #pipeline = null;
  #groups = new Map();

  constructor(commands) {
    this.label = '';
    this.#commands = commands;
  }

  setPipeline(pipeline) {
    this.#pipeline = pipeline;
  }

  setBindGroup(index, group, offsets = [], start = 0, length = offsets.length) {
    this.#groups.set(index, { ...group, offsets: [...offsets].slice(start, start + length) });
  }

  dispatchWorkgroups(x, y = 1, z = 1) {
    this.#dispatch(() => [x, y, z]);
  }

  dispatchWorkgroupsIndirect(buffer, offset) {
    this.#dispatch(() => [...new Uint32Array(buffer.bytes.slice(offset, offset + 12).buffer)]);
  }

  pushDebugGroup() {}

  popDebugGroup() {}

  insertDebugMarker() {}

  end() {}

  #dispatch(workgroups) {
    const [pipeline, groups] = [this.#pipeline, new Map(this.#groups)];
    this.#commands.push(() => pipeline.run(workgroups(), groups));
  }
}

class CommandEncoder {
  #commands = [];

  constructor() {
    this.label = '';
  }

  beginComputePass() {
    return new ComputePass(this.#commands);
  }

  beginRenderPass(descriptor) {
    return new RenderPass(this.#commands, descriptor);
  }

  copyBufferToBuffer(source, ...rest) {
    const [from, target, to, size] = typeof rest[0] === 'number' ? rest : [0, rest[0], 0, rest[1]];
    const end = from + (size ?? source.size - from);
    this.#commands.push(async () => target.bytes.set(source.bytes.slice(from, end), to));
  }

  copyBufferToTexture({ buffer, ...layout }, destination, extent) {
    this.#commands.push(async () => textures.write(buffer.bytes, destination, layout, extent));
  }

  copyTextureToBuffer(source, { buffer, ...layout }, extent) {
    this.#commands.push(async () => textures.read(source, buffer.bytes, layout, extent));
  }

  copyTextureToTexture(source, destination, extent) {
    this.#commands.push(async () => textures.copy(source, destination, extent));
  }

  clearBuffer(buffer, offset = 0, size = buffer.size - offset) {
    this.#commands.push(async () => buffer.bytes.fill(0, offset, offset + size));
  }

  pushDebugGroup() {}

  popDebugGroup() {}

  insertDebugMarker() {}

  finish() {
    return { label: '', commands: this.#commands };
  }
}

class Queue {
  #work = Promise.resolve();
  #report;

  /** `report(error)` is told of each command of what is submitted: a promise of why it failed, or of null. */
  constructor(report = () => {}) {
    this.label = '';
    this.#report = report;
  }

  /** All work so far. */
  done() {
    return this.#work;
  }

  submit(buffers) {
    for (const { commands } of buffers) {
      const done = commands.map(command => this.#then(command));
      this.#report(Promise.all(done).then(() => null, error => error));
    }
  }

  writeBuffer(buffer, bufferOffset, data, dataOffset = 0, size = undefined) {
    const element = ArrayBuffer.isView(data) ? (data.BYTES_PER_ELEMENT ?? 1) : 1;
    const length = size === undefined ? data.byteLength - dataOffset * element : size * element;
    const bytes = bytesOf(data, dataOffset * element, length);
    this.#then(async () => buffer.bytes.set(bytes, bufferOffset));
  }

  writeTexture(destination, data, layout, extent) {
    const bytes = bytesOf(data, 0, data.byteLength);
    this.#then(async () => textures.write(bytes, destination, layout, extent));
  }

  async onSubmittedWorkDone() {
    await this.#work;
  }

  /** A command that fails says so to whom it may concern; the next ones run all the same. */
  #then(command) {
    const done = this.#work.then(command);
    this.#work = done.catch(() => {});
    return done;
  }
}

/** What a part of the data holds now. */
function bytesOf(data, start, length) {
  const first = ArrayBuffer.isView(data) ? data.byteOffset : 0;
  return new Uint8Array(data.buffer ?? data, first + start, length).slice();
}

module.exports = { CommandEncoder, Queue };
