struct Node {
  colour: u32,
  depth: f32,
  next: u32,
}

struct Lists {
  count: atomic<u32>,
  nodes: array<Node>,
}

struct Input {
  @builtin(position) position: vec4f,
  @location(0) colour: vec4f,
}

@group(0) @binding(0) var<storage, read_write> heads: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> lists: Lists;
@group(0) @binding(2) var<uniform> width: u32;
@group(0) @binding(3) var opaque_depth: texture_depth_2d;

@fragment
fn collect(in: Input) {
  let pixel = vec2u(in.position.xy);
  if ((in.position.z > textureLoad(opaque_depth, pixel, 0i)) || (in.colour.w <= 0.0f)) {
    return;
  }
  let slot = atomicAdd(&lists.count, 1u);
  if (slot >= arrayLength(&lists.nodes)) {
    return;
  }
  let before = atomicExchange(&heads[pixel.y * width + pixel.x], slot);
  lists.nodes[slot] = Node(pack4x8unorm(in.colour), in.position.z, before);
}

@fragment
fn resolve(@builtin(position) position: vec4f) -> @location(0) vec4f {
  let pixel = vec2u(position.xy);
  var colours: array<u32, 12>;
  var depths: array<f32, 12>;
  var count = 0i;
  var at = atomicLoad(&heads[pixel.y * width + pixel.x]);
  while ((at != 4294967295u) && (count < 12i)) {
    let node = lists.nodes[at];
    var place = count;
    for (; place > 0i; place = place - 1i) {
      if (depths[place - 1i] >= node.depth) {
        break;
      }
      depths[place] = depths[place - 1i];
      colours[place] = colours[place - 1i];
    }
    depths[place] = node.depth;
    colours[place] = node.colour;
    count = count + 1i;
    at = node.next;
  }
  var result = vec4f();
  for (var i = 0i; i < count; i = i + 1i) {
    let layer = unpack4x8unorm(colours[i]);
    result = vec4f(mix(result.xyz, layer.xyz, layer.w), result.w + layer.w * (1.0f - result.w));
  }
  return result;
}
