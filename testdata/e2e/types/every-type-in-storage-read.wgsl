//# note: a variable of every type that the storage, read-only, address space holds
enable f16;

struct Whole {
  first: vec3f,
  second: f16,
  third: array<i32, 2>,
}

@group(1) @binding(0) var<storage, read_write> out: array<f32>;

@group(0) @binding(0) var<storage, read> a: i32;
@group(0) @binding(1) var<storage, read> b: u32;
@group(0) @binding(2) var<storage, read> c: f32;
@group(0) @binding(3) var<storage, read> d: f16;
@group(0) @binding(4) var<storage, read> va: vec3i;
@group(0) @binding(5) var<storage, read> vb: vec4u;
@group(0) @binding(6) var<storage, read> vc: vec3f;
@group(0) @binding(7) var<storage, read> vd: vec2h;
@group(0) @binding(8) var<storage, read> mc: mat4x3f;
@group(0) @binding(9) var<storage, read> md: mat2x3h;
@group(0) @binding(10) var<storage, read> list: array<vec3f, 3>;
@group(0) @binding(11) var<storage, read> whole: Whole;
@group(0) @binding(12) var<storage, read> tail: array<Whole>;

@compute @workgroup_size(1)
fn main() {
  out[0] = f32(a);
  out[1] = f32(b);
  out[2] = c;
  out[3] = f32(d);
  out[4] = f32(va.z);
  out[5] = f32(vb.w);
  out[6] = vc.x;
  out[7] = f32(vd.y);
  out[8] = mc[3].y;
  out[9] = f32(md[1].z);
  out[10] = list[2].z;
  out[11] = whole.first.y + f32(whole.third[1]);
  out[14] = f32(tail[arrayLength(&tail) - 1].second);
}
