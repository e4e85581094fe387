//# note: a variable of every type that the function address space holds
enable f16;

struct Whole {
  first: vec3f,
  second: f16,
  third: array<i32, 2>,
}

@group(1) @binding(0) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn main() {
  var flag: bool;
  var a: i32;
  var b: u32;
  var c: f32;
  var d: f16;
  var flags: vec2<bool>;
  var va: vec3i;
  var vb: vec4u;
  var vc: vec3f;
  var vd: vec2h;
  var mc: mat4x3f;
  var md: mat2x3h;
  var list: array<vec3f, 3>;
  var whole: Whole;
  flag = !flag;
  a -= 2;
  b <<= 1;
  c *= 0.5;
  d += 1;
  flags.x = a > 0;
  va = -va;
  vb.y = b;
  vc = vc.zyx;
  vd *= 2;
  mc[1] = vc;
  md[1].z = d;
  list[1] = list[0] + vc;
  whole.third[0] = a;
  whole.second = d;
  out[0] = f32(flag);
  out[1] = f32(a);
  out[2] = f32(b);
  out[3] = c;
  out[4] = f32(d);
  out[5] = f32(flags.y);
  out[6] = f32(va.z);
  out[7] = f32(vb.w);
  out[8] = vc.x;
  out[9] = f32(vd.y);
  out[10] = mc[3].y;
  out[11] = f32(md[1].z);
  out[12] = list[2].z;
  out[13] = whole.first.y + f32(whole.third[1]);
}
