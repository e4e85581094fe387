//# changes from es310
//# case arrayLength/ptr<storage,array<i32>,read>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<i32>,read_write>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<u32>,read>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<u32>,read_write>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<f32>,read>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<f32>,read_write>/variable
1-3: #version 460
//# case arrayLength/ptr<storage,array<f16>,read>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case arrayLength/ptr<storage,array<f16>,read_write>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
