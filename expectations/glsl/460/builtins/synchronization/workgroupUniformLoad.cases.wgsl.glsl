//# changes from es310
//# case workgroupUniformLoad/ptr<workgroup,atomic<i32>,read_write>/variable
1-3: #version 460
//# case workgroupUniformLoad/ptr<workgroup,atomic<u32>,read_write>/variable
1-3: #version 460
//# case workgroupUniformLoad/ptr<workgroup,i32,read_write>/variable
1-3: #version 460
//# case workgroupUniformLoad/ptr<workgroup,u32,read_write>/variable
1-3: #version 460
//# case workgroupUniformLoad/ptr<workgroup,f32,read_write>/variable
1-3: #version 460
//# case workgroupUniformLoad/ptr<workgroup,f16,read_write>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case workgroupUniformLoad/ptr<workgroup,bool,read_write>/variable
1-3: #version 460
