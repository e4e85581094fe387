//# require: f16
//# write 0:0: u32 1
//# expect 0:0: u32 any
//# expect 0:1: f32 1 7 2  9 5 7  3 8 4
// Arrays that are made anew of their own elements. DXC wrote the first before it read what the others are made of.
enable f16;
struct Holder { list: array<f16, 3> }
@group(0) @binding(0) var<storage, read_write> one: u32;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 9>;
var<private> holder = Holder(array<f16, 3>(2, 7, 2));
var<private> plain: array<f32, 3> = array(5.0, 7.0, 8.0);
var<workgroup> flags: vec4<bool>;

@compute @workgroup_size(1)
fn main() {
    flags.z = one == 1;
    workgroupBarrier();
    holder.list = array(f16(flags.z), holder.list[1], holder.list[0]);
    result[0] = f32(holder.list[0]);
    result[1] = f32(holder.list[1]);
    result[2] = f32(holder.list[2]);
    plain = array(plain[2] + f32(one), plain[0], plain[1]);
    result[3] = plain[0];
    result[4] = plain[1];
    result[5] = plain[2];
    var local = array(1u, 7u, 4u);
    local = array(local[0] + local[0] + one, local[one] + one, local[2]);
    result[6] = f32(local[0]);
    result[7] = f32(local[1]);
    result[8] = f32(local[2]);
}
