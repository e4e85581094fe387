// Order-independent transparency: fragments are kept in linked lists, and sorted when the lists are resolved.

struct Node {
  colour: u32,
  depth: f32,
  next: u32,
}

struct Lists {
  count: atomic<u32>,
  nodes: array<Node>,
}

@group(0) @binding(0) var<storage, read_write> heads: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> lists: Lists;
@group(0) @binding(2) var<uniform> width: u32;
@group(0) @binding(3) var opaque_depth: texture_depth_2d;

const none = 0xffffffffu;
const most = 12;

struct Input {
  @builtin(position) position: vec4f,
  @location(0) colour: vec4f,
}

@fragment
fn collect(in: Input) {
  let pixel = vec2u(in.position.xy);
  if in.position.z > textureLoad(opaque_depth, pixel, 0) || in.colour.a <= 0.0 {
    return;
  }
  let slot = atomicAdd(&lists.count, 1u);
  if slot >= arrayLength(&lists.nodes) {
    return;
  }
  let before = atomicExchange(&heads[pixel.y * width + pixel.x], slot);
  lists.nodes[slot] = Node(pack4x8unorm(in.colour), in.position.z, before);
}

@fragment
fn resolve(@builtin(position) position: vec4f) -> @location(0) vec4f {
  let pixel = vec2u(position.xy);
  var colours: array<u32, most>;
  var depths: array<f32, most>;
  var count = 0;
  var at = atomicLoad(&heads[pixel.y * width + pixel.x]);
  while at != none && count < most {
    let node = lists.nodes[at];
    // Insertion from behind keeps the farthest first.
    var place = count;
    for (; place > 0; place--) {
      if depths[place - 1] >= node.depth {
        break;
      }
      depths[place] = depths[place - 1];
      colours[place] = colours[place - 1];
    }
    depths[place] = node.depth;
    colours[place] = node.colour;
    count++;
    at = node.next;
  }
  var result = vec4f();
  for (var i = 0; i < count; i++) {
    let layer = unpack4x8unorm(colours[i]);
    result = vec4f(mix(result.rgb, layer.rgb, layer.a), result.a + layer.a * (1.0 - result.a));
  }
  return result;
}
