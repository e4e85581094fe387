//# case textureLoad/texture_1d<i32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<i32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<u32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_1d<f32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureLoad/texture_external,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# case textureLoad/texture_external,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# case textureLoad/texture_external,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# case textureLoad/texture_external,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
