#include <metal_stdlib>
using namespace metal;

template<typename T, size_t N>
struct colorfast_array {
  T elements[N];
};

struct Light {
  packed_float3 position;
  float range;
  float4x4 view;
};

struct Counters {
  atomic_uint hits;
  atomic_int balance;
};

struct vertex_inputs {
  float3 position [[attribute(0)]];
  float2 uv [[attribute(1)]];
};

struct vertex_outputs {
  float4 position [[position, invariant]];
  float2 uv [[user(locn0)]];
  uint tint [[user(locn1)]];
};

struct fragment_inputs {
  float2 uv [[user(locn0)]];
  uint tint [[user(locn1), flat]];
};

struct fragment_outputs {
  float4 colour [[color(0)]];
  float depth [[depth(any)]];
  uint mask [[sample_mask]];
};

struct module_vars_pointers {
  const constant Light* light;
  device colorfast_array<float4, 1>* cells;
  threadgroup colorfast_array<float, 64>* shared;
};

constant colorfast_array<float2, 3> corners = colorfast_array<float2, 3>{float2(0.0f), float2(1.0f, 0.0f), float2(0.0f, 1.0f)};

float falloff(float distance, const constant Light* light) {
  return saturate(1.0f - distance / (*light).range);
}

float4 lit(float3 at, module_vars_pointers module_vars) {
  float3 const to_light = float3((*module_vars.light).position) - at;
  float const strength = falloff(length(to_light), module_vars.light);
  return float4(normalize(to_light) * strength, 1.0f);
}

vertex vertex_outputs vertex_main(vertex_inputs inputs [[stage_in]], uint index [[vertex_id]], const constant Light* light [[buffer(0)]]) {
  float4 const at = (*light).view * float4(inputs.position, 1.0f);
  float2 const corner = corners.elements[min(index, 2u)];
  return vertex_outputs{.position = at, .uv = inputs.uv + corner, .tint = index};
}

fragment fragment_outputs fragment_main(fragment_inputs inputs [[stage_in]], float4 position [[position]], texture2d<float, access::sample> picture [[texture(0)]], depth2d<float, access::sample> shadow [[texture(1)]], sampler bilinear [[sampler(0)]], sampler comparison [[sampler(1)]]) {
  float4 const texel = picture.sample(bilinear, inputs.uv, level(0.0f));
  float const visible = shadow.sample_compare(comparison, inputs.uv, position.z, level(0));
  if (texel.w < 0.5f) {
    discard_fragment();
  }
  return fragment_outputs{.colour = texel * visible * dfdx(inputs.uv.x), .depth = position.z, .mask = inputs.tint};
}

[[max_total_threads_per_threadgroup(64)]]
kernel void compute_main(uint3 id [[thread_position_in_grid]], uint lane [[thread_index_in_threadgroup]], const constant Light* light [[buffer(0)]], device colorfast_array<float4, 1>* cells [[buffer(1)]], device Counters* counters [[buffer(2)]], texture2d<float, access::read_write> image [[texture(0)]], texture2d<uint, access::write> ids [[texture(1)]], threadgroup colorfast_array<float, 64>* shared [[threadgroup(0)]]) {
  module_vars_pointers const module_vars = module_vars_pointers{.light = light, .cells = cells, .shared = shared};
  (*shared).elements[lane] = float(lane) * 0.5f;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  uint const old = atomic_fetch_add_explicit(&(*counters).hits, 1u, memory_order_relaxed);
  int expected = -1;
  bool const exchanged = atomic_compare_exchange_weak_explicit(&(*counters).balance, &expected, 2, memory_order_relaxed, memory_order_relaxed);
  float4 const before = image.read(id.xy);
  image.fence();
  image.write(before + float4((*shared).elements[63u - lane]), id.xy);
  ids.write(uint4(old), id.xy, 0u);
  float4 sum = select(before, lit(before.xyz, module_vars), bool4(exchanged));
  uint i = 0u;
  while (true) {
    if (!(i < 4u)) {
      break;
    }
    sum[i] = simd_sum(sum[i]) + as_type<float>(old);
    i = i + 1u;
  }
  (*cells).elements[id.x] = sum * transpose((*light).view);
}
