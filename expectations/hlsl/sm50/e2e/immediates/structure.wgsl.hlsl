//# changes from sm60
6: cbuffer cbuffer_data : register(b12) {
31:   const float2 turned = mul(float2(1.0f, 2.0f), float2x2(asfloat(data[0].xy), asfloat(data[0].zw))) + asfloat((bool2(v_2, v_2) ? v_1.zw : v_1.xy));
