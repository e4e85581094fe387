// What overrides decide, which entry points use which, and what stays open while one has no value.
@id(7) override width: u32;
override height = width * 2;
override depth: u32 = 4;
@id(2) override enabled = true;
override gain: f32 = 1.5;
override forgotten: f32;

var<workgroup> tile: array<vec3f, width + 1>;
var<workgroup> flags: array<atomic<u32>, 5>;
var<private> scale = gain * 2;
@group(0) @binding(0) var<storage, read_write> result: array<f32, 12>;

@compute @workgroup_size(width, height, depth)
fn sized(@builtin(local_invocation_index) index: u32) {
  tile[index % (width + 1)] = vec3f(f32(index));
  workgroupBarrier();
  result[index % 12] = tile[0].x;
}

@compute @workgroup_size(depth * 8, 2)
fn scaled() {
  if enabled {
    atomicStore(&flags[1], 1);
    result[0] = scale;
  }
}

@compute @workgroup_size(16)
fn fixed() {
  result[0] = forgotten;
}
