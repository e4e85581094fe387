//# dispatch: 1 1 1
//# expect 0:0: f32 0.0 1.0 4.0 9.0 16.0 0.0 2.0 4.0 6.0 8.0
// A local array of structures, members picked after a run time index, sent out in two loops.
struct Sample {
  at: f32,
  value: vec2f,
}
@group(0) @binding(0) var<storage, read_write> out: array<f32, 10>;

@compute @workgroup_size(1)
fn main() {
  var samples: array<Sample, 5>;
  for (var i = 0; i < 5; i++) {
    let x = f32(i);
    samples[i] = Sample(x, vec2f(x * x, 0));
    samples[i].value.y = 2 * samples[i].at;
  }
  for (var i = 4; i >= 0; i--) {
    out[i] = samples[i].value.x;
    out[i + 5] = samples[i].value[1];
  }
}
