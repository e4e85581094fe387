//# changes from es310
//# case subgroupAnd/i32/literal
1: #version 460
3-4!
//# case subgroupAnd/i32/variable
1: #version 460
3-4!
//# case subgroupAnd/i32/override
1: #version 460
3-4!
//# case subgroupAnd/u32/literal
1: #version 460
3-4!
//# case subgroupAnd/u32/variable
1: #version 460
3-4!
//# case subgroupAnd/u32/override
1: #version 460
3-4!
//# case subgroupAnd/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupAnd/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupAnd/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupAnd/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupAnd/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupAnd/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupAnd/vec4<u32>/variable
1: #version 460
3-4!
