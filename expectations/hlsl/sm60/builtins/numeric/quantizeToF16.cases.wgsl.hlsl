//# case quantizeToF16/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(f16tof32(f32tof16(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(f16tof32(f32tof16(0.5f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(f16tof32(f32tof16(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(f16tof32(f32tof16(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quantizeToF16/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(f16tof32(f32tof16(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
