// Three entry points that count the brightness of an image, sum the counts up, and stretch the image by them.
struct Image {
  width: u32,
  height: u32,
}

const bins = 256u;

@group(0) @binding(0) var<uniform> image: Image;
@group(0) @binding(1) var<storage, read_write> pixels: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>, bins>;
@group(0) @binding(3) var<storage, read_write> curve: array<f32, bins>;

var<workgroup> local_counts: array<atomic<u32>, bins>;
var<workgroup> scan: array<array<u32, bins>, 2>;

fn brightness(pixel: u32) -> u32 {
  let c = unpack4x8unorm(pixel);
  return u32(round(dot(c.rgb, vec3f(0.299, 0.587, 0.114)) * 255));
}

@compute @workgroup_size(bins)
fn count(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  if id.x < image.width * image.height {
    atomicAdd(&local_counts[brightness(pixels[id.x])], 1u);
  }
  workgroupBarrier();
  let mine = atomicLoad(&local_counts[lane]);
  if mine > 0 {
    atomicAdd(&counts[lane], mine);
  }
}

@compute @workgroup_size(bins)
fn accumulate(@builtin(local_invocation_index) lane: u32) {
  var side = 0u;
  scan[0][lane] = atomicLoad(&counts[lane]);
  workgroupBarrier();
  for (var distance = 1u; distance < bins; distance <<= 1) {
    var sum = scan[side][lane];
    if lane >= distance {
      sum += scan[side][lane - distance];
    }
    side ^= 1u;
    scan[side][lane] = sum;
    workgroupBarrier();
  }
  curve[lane] = f32(scan[side][lane]) / f32(max(image.width * image.height, 1u));
}

@compute @workgroup_size(64)
fn apply(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= image.width * image.height {
    return;
  }
  let old = unpack4x8unorm(pixels[id.x]);
  let level = brightness(pixels[id.x]);
  let gain = curve[level] * 255 / max(f32(level), 1);
  pixels[id.x] = pack4x8unorm(vec4f(old.rgb * gain, old.a));
}
