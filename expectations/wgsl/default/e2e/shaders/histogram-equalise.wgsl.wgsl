struct Image {
  width: u32,
  height: u32,
}

@group(0) @binding(0) var<uniform> image: Image;
@group(0) @binding(1) var<storage, read_write> pixels: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>, 256>;
@group(0) @binding(3) var<storage, read_write> curve: array<f32, 256>;
var<workgroup> local_counts: array<atomic<u32>, 256>;
var<workgroup> scan: array<array<u32, 256>, 2>;

fn brightness(pixel: u32) -> u32 {
  let c = unpack4x8unorm(pixel);
  return u32(round(dot(c.xyz, vec3f(0.299f, 0.587f, 0.114f)) * 255.0f));
}

@compute @workgroup_size(256)
fn count(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  if (id.x < image.width * image.height) {
    let v = brightness(pixels[id.x]);
    _ = atomicAdd(&local_counts[v], 1u);
  }
  workgroupBarrier();
  let mine = atomicLoad(&local_counts[lane]);
  if (mine > 0u) {
    _ = atomicAdd(&counts[lane], mine);
  }
}

@compute @workgroup_size(256)
fn accumulate(@builtin(local_invocation_index) lane: u32) {
  var side = 0u;
  scan[0][lane] = atomicLoad(&counts[lane]);
  workgroupBarrier();
  for (var distance = 1u; distance < 256u; distance = distance << 1u) {
    var sum = scan[side][lane];
    if (lane >= distance) {
      sum = sum + scan[side][lane - distance];
    }
    side = side ^ 1u;
    scan[side][lane] = sum;
    workgroupBarrier();
  }
  curve[lane] = f32(scan[side][lane]) / f32(max(image.width * image.height, 1u));
}

@compute @workgroup_size(64)
fn apply(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= image.width * image.height) {
    return;
  }
  let old = unpack4x8unorm(pixels[id.x]);
  let level = brightness(pixels[id.x]);
  let gain = curve[level] * 255.0f / max(f32(level), 1.0f);
  pixels[id.x] = pack4x8unorm(vec4f(old.xyz * gain, old.w));
}
