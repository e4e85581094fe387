// Compute pipelines and bind groups that run: a dispatch is the request `run`, whose answer holds what the buffers became.
'use strict';

class ComputePipeline {
  #layout;
  #compute;
  #run;

  /** `layout` is the pipeline's, or 'auto'; `run(request)` asks the compiler, and gives the answer or null where there is none. */
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
    const bound = boundBuffers(groups);
    const { module, entryPoint, constants } = this.#compute;
    const answer = await this.#run({
      source: module.code,
      entry_point: entryPoint ?? null,
      constants,
      work: { command: { dispatch: workgroups }, resources: bound.map(resource) },
    });
    (answer?.contents ?? []).forEach((contents, index) => bound[index].bytes().set(Buffer.from(contents, 'base64')));
  }
}

/** A buffer as the request has it. All come back, for what the shader may write is not known here. */
function resource({ group, binding, bytes }) {
  return { group, binding, buffer: { access: 'read_write', contents: Buffer.from(bytes()).toString('base64') } };
}

/** The buffers of bind groups: {group, binding, bytes()}. Nothing else can be bound, for the device makes nothing else. */
function boundBuffers(groups) {
  return [...groups].flatMap(([group, { layout, entries, offsets }]) => {
    const moved = movedBy(layout, offsets);
    return [...entries].map(({ binding, resource }) => {
      const { buffer, offset = 0, size } = resource.bytes ? { buffer: resource } : resource;
      const start = offset + (moved.get(binding) ?? 0);
      const end = start + (size ?? buffer.size - offset);
      return { group, binding, bytes: () => buffer.bytes.subarray(start, end) };
    });
  });
}

/** How far each binding with a dynamic offset is moved: offsets come in the order of the bindings. A layout that the pipeline made has none. */
function movedBy({ entries = [] }, offsets) {
  const dynamic = [...entries].filter(entry => entry.buffer?.hasDynamicOffset).map(entry => entry.binding);
  return new Map(dynamic.sort((a, b) => a - b).map((binding, index) => [binding, offsets[index]]));
}

module.exports = { ComputePipeline };
