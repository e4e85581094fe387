//# changes from es310
//# case determinant/mat2x2<f32>/literal
1-3: #version 460
//# case determinant/mat2x2<f32>/variable
1-3: #version 460
//# case determinant/mat2x2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case determinant/mat2x2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case determinant/mat3x3<f32>/literal
1-3: #version 460
//# case determinant/mat3x3<f32>/variable
1-3: #version 460
//# case determinant/mat3x3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case determinant/mat3x3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case determinant/mat4x4<f32>/literal
1-3: #version 460
//# case determinant/mat4x4<f32>/variable
1-3: #version 460
//# case determinant/mat4x4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case determinant/mat4x4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
