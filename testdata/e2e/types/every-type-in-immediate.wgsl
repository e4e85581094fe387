//# note: a variable of every type that the immediate address space holds
enable f16;
requires immediate_address_space;

struct Flat {
  first: vec3f,
  second: f16,
  third: vec2i,
}

@group(1) @binding(0) var<storage, read_write> out: array<f32>;

var<immediate> a: i32;
var<immediate> b: u32;
var<immediate> c: f32;
var<immediate> d: f16;
var<immediate> va: vec3i;
var<immediate> vb: vec4u;
var<immediate> vc: vec3f;
var<immediate> vd: vec2h;
var<immediate> mc: mat4x3f;
var<immediate> md: mat2x3h;
var<immediate> whole: Flat;

@compute @workgroup_size(1)
fn use_a() {
  out[0] = f32(a);
}

@compute @workgroup_size(1)
fn use_b() {
  out[0] = f32(b);
}

@compute @workgroup_size(1)
fn use_c() {
  out[0] = c;
}

@compute @workgroup_size(1)
fn use_d() {
  out[0] = f32(d);
}

@compute @workgroup_size(1)
fn use_va() {
  out[0] = f32(va.z);
}

@compute @workgroup_size(1)
fn use_vb() {
  out[0] = f32(vb.w);
}

@compute @workgroup_size(1)
fn use_vc() {
  out[0] = vc.x;
}

@compute @workgroup_size(1)
fn use_vd() {
  out[0] = f32(vd.y);
}

@compute @workgroup_size(1)
fn use_mc() {
  out[0] = mc[3].y;
}

@compute @workgroup_size(1)
fn use_md() {
  out[0] = f32(md[1].z);
}

@compute @workgroup_size(1)
fn use_whole() {
  out[0] = whole.first.y + f32(whole.third[1]);
}
