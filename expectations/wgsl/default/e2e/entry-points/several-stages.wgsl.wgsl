struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) colour: vec3f,
}

@group(0) @binding(0) var<uniform> offset: vec4f;
@group(0) @binding(1) var<storage, read_write> log: array<vec4f, 2>;

fn moved(p: vec4f) -> vec4f {
  return p + offset;
}

@vertex
fn vertex_main(@location(0) place: vec3f, @location(1) colour: vec3f) -> Varyings {
  return Varyings(moved(vec4f(place, 1.0f)), colour);
}

@fragment
fn fragment_main(v: Varyings) -> @location(0) vec4f {
  return moved(vec4f(v.colour, 1.0f));
}

@compute @workgroup_size(1)
fn first() {
  log[0] = moved(log[1]);
}

@compute @workgroup_size(2, 2)
fn second(@builtin(local_invocation_index) i: u32) {
  let v = i % 2u;
  log[v] = log[v] + offset;
}
