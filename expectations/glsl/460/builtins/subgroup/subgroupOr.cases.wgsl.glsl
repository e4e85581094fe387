//# changes from es310
//# case subgroupOr/i32/literal
1: #version 460
3-4!
//# case subgroupOr/i32/variable
1: #version 460
3-4!
//# case subgroupOr/i32/override
1: #version 460
3-4!
//# case subgroupOr/u32/literal
1: #version 460
3-4!
//# case subgroupOr/u32/variable
1: #version 460
3-4!
//# case subgroupOr/u32/override
1: #version 460
3-4!
//# case subgroupOr/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupOr/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupOr/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupOr/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupOr/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupOr/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupOr/vec4<u32>/variable
1: #version 460
3-4!
