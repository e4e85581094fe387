// Buffers of the device, in this process's memory. What is mapped is a copy, which goes back when the buffer is unmapped.
'use strict';

const MAP_WRITE = 2;

class GPUBuffer {
  #work;
  /** The ranges that are mapped: [offset, copy]. */
  #mapped = [];
  #isWritten = false;

  /** `work()` is the promise that all work handed to the queue so far has been done. */
  constructor({ size, usage, mappedAtCreation = false, label = '' }, work) {
    this.label = label;
    this.size = size;
    this.usage = usage;
    this.mapState = mappedAtCreation ? 'mapped' : 'unmapped';
    this.#isWritten = mappedAtCreation;
    this.#work = work;
    this.bytes = new Uint8Array(size);
  }

  async mapAsync(mode) {
    this.mapState = 'pending';
    await this.#work();
    this.mapState = 'mapped';
    this.#isWritten = (mode & MAP_WRITE) !== 0;
  }

  getMappedRange(offset = 0, size = this.size - offset) {
    if (this.mapState !== 'mapped') throw new DOMException('the buffer is not mapped', 'OperationError');
    const copy = this.bytes.slice(offset, offset + size).buffer;
    this.#mapped.push([offset, copy]);
    return copy;
  }

  unmap() {
    if (this.#isWritten) {
      for (const [offset, copy] of this.#mapped) this.bytes.set(new Uint8Array(copy), offset);
    }
    this.#mapped = [];
    this.mapState = 'unmapped';
  }

  destroy() {
    this.unmap();
  }
}

module.exports = { GPUBuffer };
