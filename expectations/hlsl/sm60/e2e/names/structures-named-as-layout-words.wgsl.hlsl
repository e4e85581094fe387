struct location {
  float a;
};

struct index {
  location location_1;
  uint binding;
};

struct rgba8 {
  float4 std430;
};

struct local_size_x {
  float4 location;
  float4 binding;
};

struct shade_inputs {
  float4 location : TEXCOORD0;
};

struct shade_outputs {
  float4 location : SV_Target0;
  float4 binding : SV_Target1;
};

RWByteAddressBuffer binding : register(u0);
RWTexture2D<float4> image : register(u1);

void store_binding(uint offset, location value) {
  binding.Store(offset, asuint(value.a));
}

void store_binding_1(uint offset, index value) {
  store_binding(offset, value.location_1);
  binding.Store(offset + 4u, value.binding);
}

[numthreads(8, 2, 1)]
void main(uint3 offset : SV_DispatchThreadID) {
  const rgba8 texel = {((float4)asfloat(binding.Load(8u)))};
  const index v = {{texel.std430.x}, offset.x};
  store_binding_1(0u, v);
  image[asint(offset.xy)] = texel.std430;
}

local_size_x shade_inner(float4 location_1) {
  const local_size_x v = {location_1, location_1.wzyx};
  return v;
}

shade_outputs shade(shade_inputs inputs) {
  const local_size_x v = shade_inner(inputs.location);
  const shade_outputs v_1 = {v.location, v.binding};
  return v_1;
}
