// Compute pipelines and bind groups that run: a dispatch is the request `run`, whose answer holds what the resources became.
'use strict';

class ComputePipeline {
  #layout;
  #compute;
  #run;

  /** `layout` is the pipeline's, or 'auto'; `run(request)` asks the compiler for what came back; it rejects where nothing ran. */
  constructor(layout, compute, run) {
    this.label = '';
    this.#layout = layout;
    this.#compute = compute;
    this.#run = run;
  }

  getBindGroupLayout(index) {
    return this.#layout?.bindGroupLayouts?.[index] ?? { label: '' };
  }

  async run(workgroups, groups) {
    if (workgroups.some(count => count === 0)) return;
    const bound = boundResources(groups);
    const { module, entryPoint, constants } = this.#compute;
    const contents = await this.#run({
      source: module.code,
      entry_point: entryPoint ?? null,
      constants,
      work: { command: { dispatch: workgroups }, resources: resourcesOf(bound) },
    });
    take(bound, contents);
  }
}

/** Resources as the operation `run` takes them. */
function resourcesOf(bound) {
  return bound.map(({ group, binding, resource }) => ({ group, binding, ...resource.resource() }));
}

/** Takes what came back of the resources that may be written; how many those are. */
function take(bound, contents) {
  const written = bound.filter(({ resource }) => resource.isWritten());
  written.forEach(({ resource }, index) => resource.take(Buffer.from(contents[index], 'base64')));
  return written.length;
}

/** A part of a buffer. All of them come back, for what the shader may write is not known here. */
class BoundBuffer {
  constructor(buffer, start, end) {
    this.bytes = () => buffer.bytes.subarray(start, end);
  }

  resource() {
    return { buffer: { access: 'read_write', contents: Buffer.from(this.bytes()).toString('base64') } };
  }

  isWritten() {
    return true;
  }

  take(bytes) {
    this.bytes().set(bytes);
  }
}

/** The resources of bind groups: {group, binding, resource}. */
function boundResources(groups) {
  return [...groups].flatMap(([group, { layout, entries, offsets }]) => {
    const moved = movedBy(layout, offsets);
    return [...entries].map(({ binding, resource }) => {
      if (resource.resource !== undefined) return { group, binding, resource };
      const { buffer, offset = 0, size } = resource.bytes ? { buffer: resource } : resource;
      const start = offset + (moved.get(binding) ?? 0);
      return { group, binding, resource: new BoundBuffer(buffer, start, start + (size ?? buffer.size - offset)) };
    });
  });
}

/** How far each binding with a dynamic offset is moved: offsets come in the order of the bindings. A layout that the pipeline made has none. */
function movedBy({ entries = [] }, offsets) {
  const dynamic = [...entries].filter(entry => entry.buffer?.hasDynamicOffset).map(entry => entry.binding);
  return new Map(dynamic.sort((a, b) => a - b).map((binding, index) => [binding, offsets[index]]));
}

module.exports = { ComputePipeline, boundResources, resourcesOf, take };
