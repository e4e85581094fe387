//# note: a variable of every type that the workgroup address space holds
enable f16;

override count = 4;

struct Whole {
  first: vec3f,
  second: f16,
  third: array<i32, 2>,
}

@group(1) @binding(0) var<storage, read_write> out: array<f32>;

var<workgroup> flag: bool;
var<workgroup> a: i32;
var<workgroup> b: u32;
var<workgroup> c: f32;
var<workgroup> d: f16;
var<workgroup> flags: vec2<bool>;
var<workgroup> va: vec3i;
var<workgroup> vb: vec4u;
var<workgroup> vc: vec3f;
var<workgroup> vd: vec2h;
var<workgroup> mc: mat4x3f;
var<workgroup> md: mat2x3h;
var<workgroup> list: array<vec3f, 3>;
var<workgroup> whole: Whole;
var<workgroup> counted: array<u32, count>;
var<workgroup> shared_count: atomic<i32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  counted[i % 4] = i;
  atomicAdd(&shared_count, 1);
  workgroupBarrier();
  if i == 0 {
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
    out[15] = f32(counted[1]) + f32(atomicLoad(&shared_count));
  }
}
