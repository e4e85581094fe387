//# case f16/none
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/i32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/i32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/i32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/f32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/bool/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/bool/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case f16/bool/override
//# refused glsl/f16
GLSL ES has no type 'f16'
