// As much of WebGPU's objects as tests of shaders need: what a shader or a pipeline is worth, the compiler says.
// Dispatches and draws are executed, by the compiler's operation `run`. Errors arrive when the compiler has answered, which WebGPU's asynchronous scopes allow.
'use strict';

const { GPUBuffer } = require('./buffers.js');
const { CommandEncoder, Queue } = require('./commands.js');
const { RenderPipeline } = require('./drawing.js');
const { ComputePipeline } = require('./execution.js');
const { CONSTANTS, FEATURES, LIMITS, SUBGROUP_SIZES, extensionsOf } = require('./tables.js');
const { GPUSampler, GPUTexture, GPUTextureView } = require('./textures.js');

class GPUError {
  constructor(message) {
    this.message = message;
  }

  toString() {
    return this.message;
  }
}
class GPUValidationError extends GPUError {}
class GPUOutOfMemoryError extends GPUError {}
class GPUInternalError extends GPUError {}

class GPUPipelineError extends Error {
  constructor(message, { reason }) {
    super(message);
    this.name = 'GPUPipelineError';
    this.reason = reason;
  }
}

const ERROR_KINDS = { validation: GPUValidationError, 'out-of-memory': GPUOutOfMemoryError, internal: GPUInternalError };

/** Why an answer is an error of WebGPU, or null. A crash is no verdict, so it is an internal error, which no test expects. */
function errorOf(answer) {
  if (answer.crash !== undefined) return new GPUInternalError(`the compiler crashed: ${answer.crash}`);
  if (answer.ok) return null;
  const first = answer.diagnostics?.find(one => one.severity === 'error');
  return new GPUValidationError(first ? `${first.rule}: ${first.message}` : 'rejected without a diagnostic');
}

class ShaderModule {
  constructor(code, answer) {
    this.label = '';
    this.code = code;
    this.answer = answer;
  }

  async getCompilationInfo() {
    const { diagnostics = [] } = await this.answer;
    const messages = diagnostics.map(one => ({
      type: one.severity,
      message: `${one.rule}: ${one.message}`,
      lineNum: one.line ?? 0,
      linePos: one.column ?? 0,
      offset: 0,
      length: one.length ?? 0,
    }));
    return { messages };
  }
}

class GPUDevice extends EventTarget {
  #compiler;
  #observe;
  #scopes = [];
  #lose;

  constructor(adapter, descriptor, compiler, observe, languageFeatures) {
    super();
    this.#compiler = compiler;
    this.#observe = observe;
    this.label = descriptor.label ?? '';
    this.features = new Set([...(descriptor.requiredFeatures ?? []), 'core-features-and-limits']);
    this.limits = { ...LIMITS, ...descriptor.requiredLimits };
    this.adapterInfo = adapter.info;
    this.queue = new Queue(failure => this.#report(failure.then(why => why && new GPUInternalError(String(why)))));
    this.lost = new Promise(resolve => (this.#lose = resolve));
    this.abilities = { extensions: extensionsOf(this.features), language_features: languageFeatures };
  }

  destroy() {
    this.#lose({ reason: 'destroyed', message: 'the device was destroyed' });
  }

  pushErrorScope(filter) {
    this.#scopes.push({ kind: ERROR_KINDS[filter], errors: [] });
  }

  async popErrorScope() {
    const scope = this.#scopes.pop();
    if (scope === undefined) throw new DOMException('there is no error scope', 'OperationError');
    const errors = await Promise.all(scope.errors);
    return errors.find(error => error !== null) ?? null;
  }

  createShaderModule({ code }) {
    const answer = this.#ask({ op: 'check', source: code });
    this.#report(answer.then(errorOf));
    return new ShaderModule(code, answer);
  }

  createComputePipeline(descriptor) {
    this.#report(this.#pipelineError([['compute', descriptor.compute]]));
    return this.#computePipeline(descriptor);
  }

  createRenderPipeline(descriptor) {
    this.#report(this.#pipelineError(renderStages(descriptor)));
    return this.#renderPipeline(descriptor);
  }

  async createComputePipelineAsync(descriptor) {
    throwError(await this.#pipelineError([['compute', descriptor.compute]]));
    return this.#computePipeline(descriptor);
  }

  async createRenderPipelineAsync(descriptor) {
    throwError(await this.#pipelineError(renderStages(descriptor)));
    return this.#renderPipeline(descriptor);
  }

  createPipelineLayout({ bindGroupLayouts }) {
    return { label: '', bindGroupLayouts };
  }

  createBindGroupLayout({ entries }) {
    return { label: '', entries };
  }

  createBuffer(descriptor) {
    return new GPUBuffer(descriptor, () => this.queue.done());
  }

  createBindGroup({ layout, entries }) {
    return { label: '', layout, entries };
  }

  createCommandEncoder() {
    return new CommandEncoder();
  }

  createTexture(descriptor) {
    return new GPUTexture(descriptor);
  }

  createSampler(descriptor) {
    return new GPUSampler(descriptor);
  }

  #computePipeline({ layout, compute }) {
    const constants = numbers(compute.constants);
    return new ComputePipeline(layout, { ...compute, constants }, request => this.#run(request));
  }

  #renderPipeline(descriptor) {
    const stage = given => given && { ...given, constants: numbers(given.constants) };
    const stages = { vertex: stage(descriptor.vertex), fragment: stage(descriptor.fragment) };
    return new RenderPipeline({ ...descriptor, ...stages }, request => this.#run(request));
  }

  /** What came back of a run; rejects where nothing ran. */
  async #run(request) {
    const answer = await this.#ask({ op: 'run', ...request });
    const error = errorOf(answer);
    if (error !== null) throw error;
    return answer.contents;
  }

  #ask(request) {
    const answer = this.#compiler.ask({ ...request, language: 'wgsl', ...this.abilities });
    this.#observe(request, answer);
    return answer;
  }

  /** The first error of the stages, or null. */
  async #pipelineError(stages) {
    const asked = stages.map(([stage, { module, entryPoint, constants }]) =>
      this.#ask({
        op: 'pipeline',
        source: module.code,
        stage,
        entry_point: entryPoint ?? null,
        constants: numbers(constants),
        limits: { ...this.limits, ...SUBGROUP_SIZES },
      }).then(errorOf)
    );
    const errors = await Promise.all(asked);
    return errors.find(error => error !== null) ?? null;
  }

  /** An error goes to the innermost scope of its kind that is open when the call is made; its kind is known only later. */
  #report(error) {
    const open = [...this.#scopes].reverse();
    for (const kind of Object.values(ERROR_KINDS)) {
      const scope = open.find(one => one.kind === kind);
      scope?.errors.push(error.then(one => (one instanceof kind ? one : null)));
    }
  }
}

/** Classes of which there are no objects here, but which tests ask about. */
class GPUExternalTexture {}
class GPUQuerySet {}

/** What tests look up in the global scope. */
const GLOBALS = {
  GPUBuffer,
  GPUDevice,
  GPUError,
  GPUExternalTexture,
  GPUInternalError,
  GPUOutOfMemoryError,
  GPUPipelineError,
  GPUQuerySet,
  GPUTexture,
  GPUTextureView,
  GPUValidationError,
  ...CONSTANTS,
};

function renderStages({ vertex, fragment }) {
  return fragment ? [['vertex', vertex], ['fragment', fragment]] : [['vertex', vertex]];
}

/** Constants as WebIDL's `double` takes them: no NaN, no infinity. */
function numbers(constants) {
  const entries = Object.entries(constants ?? {}).map(([name, value]) => [name, Number(value)]);
  const wrong = entries.find(([, value]) => !Number.isFinite(value));
  if (wrong) throw new TypeError(`the constant ${wrong[0]} is not finite`);
  return Object.fromEntries(entries);
}

function throwError(error) {
  if (error !== null) throw new GPUPipelineError(error.message, { reason: 'validation' });
}

/**
 * The object that stands for `navigator.gpu`. `observe(request, answer)` is told of every request, `answer` being a promise.
 * `languageFeatures` are those that the compiler names.
 */
function createGPU(compiler, languageFeatures, observe) {
  const info = { vendor: '', architecture: '', device: '', description: '', isFallbackAdapter: false, ...SUBGROUP_SIZES };
  const adapter = {
    info,
    features: new Set(Object.keys(FEATURES)),
    limits: LIMITS,
    isFallbackAdapter: false,
    requestDevice: async (descriptor = {}) => new GPUDevice(adapter, descriptor, compiler, observe, languageFeatures),
  };
  return {
    wgslLanguageFeatures: new Set(languageFeatures),
    requestAdapter: async () => adapter,
    getPreferredCanvasFormat: () => 'bgra8unorm',
  };
}

module.exports = { createGPU, GLOBALS };
