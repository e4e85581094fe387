//# changes from es310
//# case subgroupXor/i32/literal
1: #version 460
3-4!
//# case subgroupXor/i32/variable
1: #version 460
3-4!
//# case subgroupXor/i32/override
1: #version 460
3-4!
//# case subgroupXor/u32/literal
1: #version 460
3-4!
//# case subgroupXor/u32/variable
1: #version 460
3-4!
//# case subgroupXor/u32/override
1: #version 460
3-4!
//# case subgroupXor/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupXor/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupXor/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupXor/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupXor/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupXor/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupXor/vec4<u32>/variable
1: #version 460
3-4!
