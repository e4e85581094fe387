//# changes from sm60
33:   const frexp_result_f32 a = {((v < 0.0f) ? -v_2 : v_2), int(v_1)};
37:   const frexp_result_vec4_f32 b = {((v_3 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? -v_5 : v_5), int4(v_4)};
53:   const frexp_result_vec2_f32 v_16 = {((v_13 < float2(0.0f, 0.0f)) ? -v_15 : v_15), int2(v_14)};
