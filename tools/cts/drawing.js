// Render pipelines and render passes. What is drawn with one pipeline and one state, one call after the other, is one request `run`.
'use strict';

const { boundResources, resourcesOf, take } = require('./execution.js');
const { attributeSize } = require('./formats.js');
const { NotExecutable } = require('./not-executable.js');
const textures = require('./textures.js');

const ALL_CHANNELS = 15;

class RenderPipeline {
  #descriptor;
  #run;

  /** `run(request)` asks the compiler; it rejects where nothing ran. */
  constructor(descriptor, run) {
    this.label = '';
    this.#descriptor = descriptor;
    this.#run = run;
  }

  getBindGroupLayout(index) {
    return this.#descriptor.layout?.bindGroupLayouts?.[index] ?? { label: '' };
  }

  /** Draws; `state` holds what the pass had set, `calls` the draws with their viewports. */
  async draw({ colors, depthStencil, groups, vertexBuffers, indexBuffer, stencilReference }, calls) {
    const { vertex, fragment, primitive = {}, multisample = {} } = this.#descriptor;
    if (!fragment) throw new NotExecutable('draws without a fragment stage');
    const made = calls.map(call => call()).filter(({ vertices, instances }) => vertices > 0 && instances > 0);
    if (made.length === 0) return;
    const bound = boundResources(groups);
    const [targets, planes] = [this.#targets(colors), this.#planes(depthStencil, stencilReference)];
    const first = targets[0] ?? planes.depth?.attachment ?? planes.stencil?.attachment;
    const topology = primitive.topology ?? 'triangle-list';
    const draw = {
      topology,
      calls: made,
      indices: made.some(call => call.isIndexed) ? indicesOf(indexBuffer, topology) : '',
      attributes: attributesOf(vertex.buffers ?? [], vertexBuffers, made),
      size: first.size,
      samples: multisample.count ?? 1,
      keeps_samples: true,
      targets: targets.map(({ format, bytes }) => ({ format, contents: base64(bytes) })),
      depth: planes.depth?.request ?? null,
      stencil: planes.stencil?.request ?? null,
      clockwise: primitive.frontFace === 'cw',
      cull: primitive.cullMode ?? 'none',
    };
    const same = fragment.module.code === vertex.module.code;
    const contents = await this.#run({
      source: vertex.module.code,
      entry_point: vertex.entryPoint ?? null,
      constants: vertex.constants,
      fragment: {
        ...(same ? {} : { source: fragment.module.code }),
        entry_point: fragment.entryPoint ?? null,
        constants: fragment.constants,
      },
      work: { command: { draw }, resources: resourcesOf(bound) },
    });
    const drawn = contents.slice(take(bound, contents));
    for (const [index, { bytes }] of targets.entries()) bytes.set(Buffer.from(drawn[index], 'base64'));
    const rest = drawn.slice(targets.length);
    for (const plane of [planes.depth, planes.stencil]) if (plane) plane.take(Buffer.from(rest.shift(), 'base64'));
  }

  /** The attachments of the colours that the pipeline has. */
  #targets(colors) {
    const given = [...(this.#descriptor.fragment.targets ?? [])];
    given.forEach((target, index) => {
      if (!target !== !colors[index]) throw new NotExecutable('targets that only the pass or the pipeline has');
      if (!target) throw new NotExecutable('targets with gaps between them');
      if (target.blend) throw new NotExecutable('blending');
      if ((target.writeMask ?? ALL_CHANNELS) !== ALL_CHANNELS) throw new NotExecutable('masks of channels');
    });
    return colors.slice(0, given.length);
  }

  /** What the pipeline does to depths and stencils: {request, attachment, take} each. */
  #planes(attachments, reference) {
    const state = this.#descriptor.depthStencil;
    if (!state || !attachments) return {};
    const { depth, stencil } = attachments;
    const { depthWriteEnabled = false, depthCompare = 'always', stencilFront = {}, stencilBack = {}, stencilWriteMask = 0xff } = state;
    for (const face of [stencilFront, stencilBack]) {
      const { compare = 'always', failOp = 'keep', depthFailOp = 'keep', passOp = 'keep' } = face;
      const isKnown = compare === 'always' && failOp === 'keep' && depthFailOp === 'keep' && ['keep', 'replace'].includes(passOp);
      if (!isKnown) throw new NotExecutable('stencil tests');
    }
    const planes = {};
    if (depth && (depthWriteEnabled || depthCompare !== 'always')) planes.depth = depthPlane(depth, depthCompare, depthWriteEnabled);
    if (stencil && stencilFront.passOp === 'replace') {
      const request = { reference, write_mask: stencilWriteMask & 0xff, contents: base64(stencil.bytes) };
      planes.stencil = { request, attachment: stencil, take: bytes => stencil.bytes.set(bytes) };
    }
    return planes;
  }
}

/** Depths as floats, and back. */
function depthPlane(attachment, compare, isWritten) {
  const { format, bytes } = attachment;
  const isNarrow = format === 'depth16unorm';
  const narrow = new Uint16Array(bytes.buffer, bytes.byteOffset, isNarrow ? bytes.length / 2 : 0);
  const wide = isNarrow ? new Uint8Array(Float32Array.from(narrow, value => value / 65535).buffer) : bytes;
  const take = drawn => {
    if (!isNarrow) bytes.set(drawn);
    else narrow.set(Array.from(new Float32Array(new Uint8Array(drawn).buffer), value => Math.round(value * 65535)));
  };
  return { request: { compare, is_written: isWritten, contents: base64(wide) }, attachment, take };
}

function base64(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** The index buffer as words. Of two bytes, what begins another strip has all bits set in words too. */
function indicesOf({ buffer, format, offset, size }, topology) {
  const bytes = buffer.bytes.slice(offset, offset + size);
  const narrow = () => Uint32Array.from(new Uint16Array(bytes.buffer, 0, bytes.length >> 1), index => (isStrip && index === 0xffff ? 0xffffffff : index));
  const isStrip = topology.endsWith('strip');
  const words = format === 'uint16' ? narrow() : new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  // An index beyond the end is that of the first vertex, and no indices at all would be no index buffer.
  return base64(words.length === 0 ? new Uint32Array(1) : words);
}

/** What each attribute has of each vertex or instance that its buffer holds whole. */
function attributesOf(layouts, vertexBuffers, calls) {
  return [...layouts].flatMap((layout, slot) => {
    if (!layout) return [];
    const { buffer, offset, size } = vertexBuffers.get(slot);
    const bytes = buffer.bytes.subarray(offset, offset + size);
    const isInstance = layout.stepMode === 'instance';
    const wanted = Math.max(...calls.map(call => (isInstance ? call.first_instance + call.instances : call.first_vertex + call.vertices)));
    return [...layout.attributes].map(attribute => {
      const length = attributeSize(attribute.format);
      const room = bytes.length - attribute.offset - length;
      const count = room < 0 ? 0 : layout.arrayStride === 0 ? wanted : Math.floor(room / layout.arrayStride) + 1;
      const contents = Buffer.alloc(count * length);
      for (let index = 0; index < count; index++) {
        const at = index * layout.arrayStride + attribute.offset;
        contents.set(bytes.subarray(at, at + length), index * length);
      }
      return { location: attribute.shaderLocation, format: attribute.format, per_instance: isInstance, contents: base64(contents) };
    });
  });
}

class RenderPass {
  #commands;
  #pipeline = null;
  #viewport = null;
  #state;
  /** The calls since the state changed last, which the queue has as one command. */
  #calls = null;
  #atEnd = [];

  constructor(commands, { colorAttachments = [], depthStencilAttachment }) {
    this.label = '';
    this.#commands = commands;
    const colors = [...colorAttachments].map(attachment => attachment && attachment.view.attachment('color', attachment.depthSlice));
    [...colorAttachments].forEach((attachment, index) => {
      if (!attachment) return;
      const { loadOp, storeOp, clearValue = {}, resolveTarget } = attachment;
      if (resolveTarget) throw new NotExecutable('targets that are resolved');
      this.#begin(colors[index], loadOp, clearValue, storeOp);
    });
    this.#state = { colors, depthStencil: this.#planes(depthStencilAttachment), groups: new Map(), vertexBuffers: new Map(), stencilReference: 0 };
  }

  #planes(given) {
    if (!given) return undefined;
    const [depth, stencil] = [given.view.attachment('depth'), given.view.attachment('stencil')];
    const { depthLoadOp, depthStoreOp, depthClearValue = 0, stencilLoadOp, stencilStoreOp, stencilClearValue = 0 } = given;
    if (depth?.format === 'depth16unorm') {
      const value = Math.round(depthClearValue * 65535);
      if (depthLoadOp === 'clear') this.#commands.push(async () => new Uint16Array(depth.bytes.buffer, depth.bytes.byteOffset, depth.bytes.length / 2).fill(value));
    } else if (depth) this.#begin({ ...depth, format: 'r32float' }, depthLoadOp, [depthClearValue], depthStoreOp);
    if (stencil) this.#begin(stencil, stencilLoadOp, [stencilClearValue], stencilStoreOp);
    return { depth, stencil };
  }

  /** What the pass does to an attachment when it begins and when it ends. */
  #begin(attachment, loadOp, colour, storeOp) {
    if (loadOp === 'clear') this.#commands.push(async () => textures.clear(attachment, colour));
    if (storeOp === 'discard') this.#atEnd.push(async () => attachment.bytes.fill(0));
  }

  setPipeline(pipeline) {
    this.#pipeline = pipeline;
    this.#calls = null;
  }

  setBindGroup(index, group, offsets = [], start = 0, length = offsets.length) {
    const groups = new Map(this.#state.groups);
    groups.set(index, { ...group, offsets: [...offsets].slice(start, start + length) });
    this.#set({ groups });
  }

  setVertexBuffer(slot, buffer, offset = 0, size = (buffer?.size ?? 0) - offset) {
    const vertexBuffers = new Map(this.#state.vertexBuffers);
    if (buffer) vertexBuffers.set(slot, { buffer, offset, size });
    else vertexBuffers.delete(slot);
    this.#set({ vertexBuffers });
  }

  setIndexBuffer(buffer, format, offset = 0, size = buffer.size - offset) {
    this.#set({ indexBuffer: { buffer, format, offset, size } });
  }

  setStencilReference(stencilReference) {
    this.#set({ stencilReference });
  }

  setViewport(...viewport) {
    this.#viewport = viewport;
  }

  setScissorRect() {
    throw new NotExecutable('scissors');
  }

  setBlendConstant() {}

  draw(vertices, instances = 1, first_vertex = 0, first_instance = 0) {
    this.#call(() => ({ vertices, instances, first_vertex, first_instance, base_vertex: 0, isIndexed: false }));
  }

  drawIndexed(vertices, instances = 1, first_vertex = 0, base_vertex = 0, first_instance = 0) {
    this.#call(() => ({ vertices, instances, first_vertex, first_instance, base_vertex, isIndexed: true }));
  }

  drawIndirect(buffer, offset) {
    this.#call(() => {
      const [vertices, instances, first_vertex, first_instance] = new Uint32Array(buffer.bytes.slice(offset, offset + 16).buffer);
      return { vertices, instances, first_vertex, first_instance, base_vertex: 0, isIndexed: false };
    });
  }

  drawIndexedIndirect(buffer, offset) {
    this.#call(() => {
      const words = new Uint32Array(buffer.bytes.slice(offset, offset + 20).buffer);
      const [vertices, instances, first_vertex, base_vertex, first_instance] = words;
      return { vertices, instances, first_vertex, first_instance, base_vertex: base_vertex | 0, isIndexed: true };
    });
  }

  executeBundles() {
    throw new NotExecutable('render bundles');
  }

  pushDebugGroup() {}

  popDebugGroup() {}

  insertDebugMarker() {}

  end() {
    this.#commands.push(...this.#atEnd);
  }

  #set(change) {
    this.#state = { ...this.#state, ...change };
    this.#calls = null;
  }

  #call(call) {
    const viewport = this.#viewport;
    if (this.#calls === null) {
      const [calls, pipeline, state] = [[], this.#pipeline, this.#state];
      this.#calls = calls;
      this.#commands.push(() => pipeline.draw(state, calls));
    }
    this.#calls.push(() => ({ ...call(), ...(viewport && { viewport }) }));
  }
}

module.exports = { RenderPass, RenderPipeline };
