// What the device that the tests see offers: features, limits, and which WGSL extension comes with which feature.
'use strict';

/** Every GPUFeatureName with the WGSL extensions that come with it. */
const FEATURES = {
  'bgra8unorm-storage': [],
  'clip-distances': ['clip_distances'],
  'core-features-and-limits': [],
  'depth-clip-control': [],
  'depth32float-stencil8': [],
  'dual-source-blending': ['dual_source_blending'],
  'float32-blendable': [],
  'float32-filterable': [],
  'indirect-first-instance': [],
  'primitive-index': ['primitive_index'],
  'rg11b10ufloat-renderable': [],
  'shader-f16': ['f16'],
  'subgroup-size-control': ['subgroups', 'subgroup_size_control'],
  'subgroups': ['subgroups'],
  'texture-component-swizzle': [],
  'texture-compression-astc': [],
  'texture-compression-astc-sliced-3d': [],
  'texture-compression-bc': [],
  'texture-compression-bc-sliced-3d': [],
  'texture-compression-etc2': [],
  'texture-formats-tier1': [],
  'texture-formats-tier2': [],
  'timestamp-query': [],
};

/** The limits of WebGPU's table with its defaults; the device offers no better ones, so that programs just beyond are rejected. */
const LIMITS = {
  maxTextureDimension1D: 8192,
  maxTextureDimension2D: 8192,
  maxTextureDimension3D: 2048,
  maxTextureArrayLayers: 256,
  maxBindGroups: 4,
  maxBindGroupsPlusVertexBuffers: 24,
  maxBindingsPerBindGroup: 1000,
  maxDynamicUniformBuffersPerPipelineLayout: 8,
  maxDynamicStorageBuffersPerPipelineLayout: 4,
  maxSampledTexturesPerShaderStage: 16,
  maxSamplersPerShaderStage: 16,
  maxStorageBuffersPerShaderStage: 8,
  maxStorageBuffersInVertexStage: 8,
  maxStorageBuffersInFragmentStage: 8,
  maxStorageTexturesPerShaderStage: 4,
  maxStorageTexturesInVertexStage: 4,
  maxStorageTexturesInFragmentStage: 4,
  maxUniformBuffersPerShaderStage: 12,
  maxUniformBufferBindingSize: 65536,
  maxStorageBufferBindingSize: 134217728,
  minUniformBufferOffsetAlignment: 256,
  minStorageBufferOffsetAlignment: 256,
  maxVertexBuffers: 8,
  maxBufferSize: 268435456,
  maxVertexAttributes: 16,
  maxVertexBufferArrayStride: 2048,
  maxImmediateSize: 64,
  maxInterStageShaderVariables: 16,
  maxColorAttachments: 8,
  maxColorAttachmentBytesPerSample: 32,
  maxComputeWorkgroupStorageSize: 16384,
  maxComputeInvocationsPerWorkgroup: 256,
  maxComputeWorkgroupSizeX: 256,
  maxComputeWorkgroupSizeY: 256,
  maxComputeWorkgroupSizeZ: 64,
  maxComputeWorkgroupsPerDimension: 65535,
};

/** What GPUAdapterInfo says of subgroups. */
const SUBGROUP_SIZES = { subgroupMinSize: 4, subgroupMaxSize: 128 };

const flags = names => Object.fromEntries(names.map((name, bit) => [name, 1 << bit]));

/** The constants that tests look up in the global scope: flags, from bit 0 on. */
const CONSTANTS = {
  GPUBufferUsage: flags([
    'MAP_READ', 'MAP_WRITE', 'COPY_SRC', 'COPY_DST', 'INDEX', 'VERTEX', 'UNIFORM', 'STORAGE', 'INDIRECT', 'QUERY_RESOLVE',
  ]),
  GPUColorWrite: { ...flags(['RED', 'GREEN', 'BLUE', 'ALPHA']), ALL: 15 },
  GPUMapMode: flags(['READ', 'WRITE']),
  GPUShaderStage: flags(['VERTEX', 'FRAGMENT', 'COMPUTE']),
  GPUTextureUsage: flags(['COPY_SRC', 'COPY_DST', 'TEXTURE_BINDING', 'STORAGE_BINDING', 'RENDER_ATTACHMENT']),
};

/** The WGSL extensions of a device with these features, each once, sorted. */
function extensionsOf(features) {
  const names = new Set();
  for (const feature of features) {
    for (const extension of FEATURES[feature] ?? []) names.add(extension);
  }
  return [...names].sort();
}

module.exports = { CONSTANTS, FEATURES, LIMITS, SUBGROUP_SIZES, extensionsOf };
