// Compute pipelines and bind groups that run: a dispatch is the request `run`, whose answer holds what the buffers became.
'use strict';

class ComputePipeline {
  #compute;
  #run;

  /** `run(request)` asks the compiler, and gives the answer or null where there is none. */
  constructor(compute, run) {
    this.label = '';
    this.#compute = compute;
    this.#run = run;
  }

  getBindGroupLayout() {
    return { label: '' };
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
  return [...groups].flatMap(([group, { entries }]) =>
    [...entries].map(({ binding, resource }) => {
      const { buffer, offset = 0, size } = resource.bytes ? { buffer: resource } : resource;
      const end = offset + (size ?? buffer.size - offset);
      return { group, binding, bytes: () => buffer.bytes.subarray(offset, end) };
    })
  );
}

module.exports = { ComputePipeline };
