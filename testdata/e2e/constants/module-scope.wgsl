// Module constants of every type, typed and inferred, depending on each other in any order.
const total = first + second;
const first = 10i;
const second: i32 = count * 2;
const count = 4;
const flag = total > count;
const ratio: f32 = 1.0 / 3.0;
const axis = vec3f(0, 1, 0);
const frame = mat3x3f(axis.yxz, axis, vec3f(0, 0, 1));
const steps = array<u32, 3>(1, 2, 1 + 2);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main() {
  out[0] = f32(total);
  out[1] = select(ratio, 2 * ratio, flag);
  out[2] = (frame * axis).y;
  out[3] = f32(steps[2]) * f32(second);
}
