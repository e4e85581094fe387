//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;

fn test() {
  textureStore(t, 3i, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;

fn test() {
  var coords = 3i;
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;

fn test() {
  textureStore(t, 3u, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;

fn test() {
  var coords = 3u;
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;

fn test() {
  textureStore(t, 3i, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;

fn test() {
  var coords = 3i;
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;

fn test() {
  textureStore(t, 3u, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;

fn test() {
  var coords = 3u;
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;

fn test() {
  textureStore(t, 3i, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;

fn test() {
  var coords = 3i;
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;

fn test() {
  textureStore(t, 3u, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;

fn test() {
  var coords = 3u;
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;

fn test() {
  textureStore(t, 3i, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;

fn test() {
  var coords = 3i;
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;

fn test() {
  textureStore(t, 3u, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;

fn test() {
  var coords = 3u;
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;

fn test() {
  textureStore(t, 3i, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;

fn test() {
  var coords = 3i;
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;

fn test() {
  textureStore(t, 3u, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;

fn test() {
  var coords = 3u;
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;

fn test() {
  textureStore(t, 3i, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;

fn test() {
  var coords = 3i;
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
override coords: i32 = 3i;

fn test() {
  textureStore(t, coords, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;

fn test() {
  textureStore(t, 3u, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;

fn test() {
  var coords = 3u;
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
override coords: u32 = 3u;

fn test() {
  textureStore(t, coords, vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r8uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r16uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4f(3.0f, 3.1875f, 3.75f, 4.6875f);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4f(3.0f, 3.1875f, 3.75f, 4.6875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4i(9i, 10i, 11i, 12i);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4i(9i, 10i, 11i, 12i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7i, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7i;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  textureStore(t, vec2i(3i, 4i), 7u, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  var coords = vec2i(3i, 4i);
  var array_index = 7u;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2i(3i, 4i), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7i, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7i;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: i32 = 7i;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  textureStore(t, vec2u(3u, 4u), 7u, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;

fn test() {
  var coords = vec2u(3u, 4u);
  var array_index = 7u;
  var value = vec4u(9u, 10u, 11u, 12u);
  textureStore(t, coords, array_index, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/override
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
override array_index: u32 = 7u;

fn test() {
  textureStore(t, vec2u(3u, 4u), array_index, vec4u(9u, 10u, 11u, 12u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4i(7i, 8i, 9i, 10i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4i(7i, 8i, 9i, 10i);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;

fn test() {
  textureStore(t, vec3i(3i, 4i, 5i), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;

fn test() {
  var coords = vec3i(3i, 4i, 5i);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/literal
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;

fn test() {
  textureStore(t, vec3u(3u, 4u, 5u), vec4u(7u, 8u, 9u, 10u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;

fn test() {
  var coords = vec3u(3u, 4u, 5u);
  var value = vec4u(7u, 8u, 9u, 10u);
  textureStore(t, coords, value);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
