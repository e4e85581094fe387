ByteAddressBuffer m : register(t0);
RWByteAddressBuffer two : register(u1);
RWByteAddressBuffer three : register(u2);
RWByteAddressBuffer four : register(u3);

[numthreads(1, 1, 1)]
void main() {
  two.Store2(0u, asuint(mul(asfloat(two.Load2(0u)), float2x2(asfloat(m.Load2(0u)), asfloat(m.Load2(8u)))) + mul(asfloat(three.Load3(0u)), float3x2(asfloat(m.Load2(80u)), asfloat(m.Load2(88u)), asfloat(m.Load2(96u)))) + mul(asfloat(four.Load4(0u)), float4x2(asfloat(m.Load2(208u)), asfloat(m.Load2(216u)), asfloat(m.Load2(224u)), asfloat(m.Load2(232u))))));
  three.Store3(0u, asuint(mul(asfloat(two.Load2(0u)), float2x3(asfloat(m.Load3(16u)), asfloat(m.Load3(32u)))) + mul(asfloat(three.Load3(0u)), float3x3(asfloat(m.Load3(112u)), asfloat(m.Load3(128u)), asfloat(m.Load3(144u)))) + mul(asfloat(four.Load4(0u)), float4x3(asfloat(m.Load3(240u)), asfloat(m.Load3(256u)), asfloat(m.Load3(272u)), asfloat(m.Load3(288u))))));
  four.Store4(0u, asuint(mul(asfloat(two.Load2(0u)), float2x4(asfloat(m.Load4(48u)), asfloat(m.Load4(64u)))) + mul(asfloat(three.Load3(0u)), float3x4(asfloat(m.Load4(160u)), asfloat(m.Load4(176u)), asfloat(m.Load4(192u)))) + mul(asfloat(four.Load4(0u)), float4x4(asfloat(m.Load4(304u)), asfloat(m.Load4(320u)), asfloat(m.Load4(336u)), asfloat(m.Load4(352u))))));
  two.Store2(0u, asuint(asfloat(two.Load2(0u)) + (mul(float2x3(asfloat(m.Load3(16u)), asfloat(m.Load3(32u))), asfloat(three.Load3(0u))) + mul(float2x4(asfloat(m.Load4(48u)), asfloat(m.Load4(64u))), asfloat(four.Load4(0u))))));
}
