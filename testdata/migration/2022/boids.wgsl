//# expect-error: wgsl/expected-token line 19
//# expect-error: wgsl/expected-token line 20
//# expect-error: wgsl/old-syntax line 22
//# expect-error: wgsl/expected-token line 23
//# expect-error: wgsl/expected-token line 24
//# expect-error: wgsl/old-syntax line 26
//# expect-error: wgsl/old-syntax line 27
//# expect-error: wgsl/expected-token line 27
//# expect-error: wgsl/old-syntax line 29
//# expect-error: wgsl/old-syntax line 30
//# expect-error: wgsl/old-syntax line 31
//# expect-error: wgsl/let-at-module-scope line 32
//# expect-error: wgsl/old-syntax line 34
//# expect-error: wgsl/old-syntax line 35
//# expect-error: wgsl/old-syntax line 50
//# expect-error: wgsl/old-name line 57
// A compute shader in the syntax of 2021.
struct Boid {
  pos : vec2<f32>;
  vel : vec2<f32>;
};
[[block]] struct Params {
  dt : f32;
  reach : f32;
};
[[block]] struct Boids {
  all : [[stride(16)]] array<Boid, 5>;
};
[[binding(0), group(0)]] var<uniform> params : Params;
[[binding(1), group(0)]] var<storage, read> before : Boids;
[[binding(2), group(0)]] var<storage, read_write> after : Boids;
let COUNT : u32 = 5u;

[[stage(compute), workgroup_size(64)]]
fn main([[builtin(global_invocation_id)]] id : vec3<u32>) {
  let index : u32 = id.x;
  if (index >= COUNT) {
    return;
  }
  var pos : vec2<f32> = before.all[index].pos;
  var vel : vec2<f32> = before.all[index].vel;
  var centre : vec2<f32> = vec2<f32>(0.0, 0.0);
  var i : u32 = 0u;
  loop {
    if (i >= COUNT) {
      break;
    }
    if (distance(before.all[i].pos, pos) < params.reach) {
      centre = centre + before.all[i].pos;
    } elseif (i == index) {
      centre = centre - pos;
    }
    continuing {
      i = i + 1u;
    }
  }
  vel = vel + smoothStep(vec2<f32>(0.0), vec2<f32>(1.0), centre) * params.dt;
  after.all[index].pos = pos + vel;
  after.all[index].vel = vel;
}
