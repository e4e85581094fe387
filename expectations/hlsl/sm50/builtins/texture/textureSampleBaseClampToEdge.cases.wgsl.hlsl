//# changes from sm60
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
52:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
52:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
