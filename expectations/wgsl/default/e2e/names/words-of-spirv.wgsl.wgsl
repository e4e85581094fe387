struct OpTypeStruct {
  OpName: u32,
  Block: f32,
  BuiltIn: vec3f,
}

@group(0) @binding(0) var<storage, read_write> OpVariable: OpTypeStruct;
var<private> GLSL_std_450: f32;

fn OpFunction(OpFunctionParameter: u32) -> u32 {
  let OpLabel = OpFunctionParameter + 1u;
  return OpLabel;
}

fn tint_symbol(v_1: f32) -> f32 {
  var v_2 = v_1;
  let v = v_2;
  return v;
}

@compute @workgroup_size(1)
fn OpEntryPoint() {
  OpVariable.OpName = OpFunction(OpVariable.OpName);
  GLSL_std_450 = tint_symbol(OpVariable.Block);
  OpVariable.BuiltIn.x = GLSL_std_450;
}
