//# case textureLoad/texture_1d<i32>,i32,i32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3i;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override coords: i32 = 3i;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3i, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3i;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override coords: i32 = 3i;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3u, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3u;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override coords: u32 = 3u;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3u;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override coords: u32 = 3u;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3i;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override coords: i32 = 3i;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3i, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3i;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override coords: i32 = 3i;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3u, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3u;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override coords: u32 = 3u;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3u;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override coords: u32 = 3u;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3i;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override coords: i32 = 3i;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3i, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3i;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override coords: i32 = 3i;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3u, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3u;
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override coords: u32 = 3u;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3u;
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override coords: u32 = 3u;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7i;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var level = 7u;
  result = textureLoad(t, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: i32 = 7i;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: i32 = 7i;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9i;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: u32 = 7u;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var level = 9u;
  result = textureLoad(t, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override array_index: u32 = 7u;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2i(3i, 4i);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7i;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
override sample_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2u(3u, 4u);
  var sample_index = 7u;
  result = textureLoad(t, coords, sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
override sample_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), sample_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/literal
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/variable
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/literal
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/variable
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3i;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
override coords: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = 3u;
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
override coords: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2i(3i, 4i), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  result = textureLoad(t, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec2u(3u, 4u), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureLoad(t, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  result = textureLoad(t, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
