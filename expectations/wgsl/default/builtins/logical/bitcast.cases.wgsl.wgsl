//# case bitcast<u32>/abstract-int/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 4294967290u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(4294967290u, 4294967291u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(4294967290u, 4294967291u, 4294967292u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(4294967290u, 4294967291u, 4294967292u, 4294967293u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 1006648320i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = 1006648320i;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/i32/override
override e: i32 = 1006648320i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 1006648320i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = 1006648320u;
  result = bitcast<i32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/u32/override
override e: u32 = 1006648320u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = bitcast<i32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 1315963120i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = 1006648300.0f;
  result = bitcast<i32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/f32/override
override e: f32 = 1006648300.0f;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = bitcast<i32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1006648320u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 1006648320i;
  result = bitcast<u32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/i32/override
override e: i32 = 1006648320i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = bitcast<u32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1006648320u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 1006648320u;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/u32/override
override e: u32 = 1006648320u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1315963120u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 1006648300.0f;
  result = bitcast<u32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/f32/override
override e: f32 = 1006648300.0f;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = bitcast<u32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.007826805f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 1006648320i;
  result = bitcast<f32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/i32/override
override e: i32 = 1006648320i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = bitcast<f32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.007826805f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 1006648320u;
  result = bitcast<f32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/u32/override
override e: u32 = 1006648320u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = bitcast<f32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1006648300.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 1006648300.0f;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/f32/override
override e: f32 = 1006648300.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(1006648320i, 1006648321i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(1006648320i, 1006648321i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(1006648320i, 1006648321i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2u(1006648320u, 1006648321u);
  result = bitcast<vec2i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(1315963120i, 1316946175i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2f(1006648300.0f, 1069563840.0f);
  result = bitcast<vec2i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1006648320u, 1006648321u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2i(1006648320i, 1006648321i);
  result = bitcast<vec2u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1006648320u, 1006648321u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(1006648320u, 1006648321u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1315963120u, 1316946175u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2f(1006648300.0f, 1069563840.0f);
  result = bitcast<vec2u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.007826805f, 0.007826806f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2i(1006648320i, 1006648321i);
  result = bitcast<vec2f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.007826805f, 0.007826806f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2u(1006648320u, 1006648321u);
  result = bitcast<vec2f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1006648300.0f, 1069563840.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(1006648300.0f, 1069563840.0f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(1006648320i, 1006648321i, 1006648322i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(1006648320i, 1006648321i, 1006648322i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(1006648320i, 1006648321i, 1006648322i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3u(1006648320u, 1006648321u, 1006648322u);
  result = bitcast<vec3i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(1315963120i, 1316946175i, 1318453398i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3f(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result = bitcast<vec3i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1006648320u, 1006648321u, 1006648322u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3i(1006648320i, 1006648321i, 1006648322i);
  result = bitcast<vec3u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1006648320u, 1006648321u, 1006648322u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(1006648320u, 1006648321u, 1006648322u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1315963120u, 1316946175u, 1318453398u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3f(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result = bitcast<vec3u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.007826805f, 0.007826806f, 0.007826807f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3i(1006648320i, 1006648321i, 1006648322i);
  result = bitcast<vec3f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.007826805f, 0.007826806f, 0.007826807f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3u(1006648320u, 1006648321u, 1006648322u);
  result = bitcast<vec3f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1006648300.0f, 1069563840.0f, 1258310400.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(1006648320i, 1006648321i, 1006648322i, 1006648323i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(1006648320i, 1006648321i, 1006648322i, 1006648323i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(1006648320i, 1006648321i, 1006648322i, 1006648323i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4u(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result = bitcast<vec4i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(1315963120i, 1316946175i, 1318453398i, 1320911036i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4f(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result = bitcast<vec4i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1006648320u, 1006648321u, 1006648322u, 1006648323u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4i(1006648320i, 1006648321i, 1006648322i, 1006648323i);
  result = bitcast<vec4u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1006648320u, 1006648321u, 1006648322u, 1006648323u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1315963120u, 1316946175u, 1318453398u, 1320911036u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4f(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result = bitcast<vec4u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.007826805f, 0.007826806f, 0.007826807f, 0.007826808f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4i(1006648320i, 1006648321i, 1006648322i, 1006648323i);
  result = bitcast<vec4f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.007826805f, 0.007826806f, 0.007826807f, 0.007826808f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4u(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result = bitcast<vec4f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f16>/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f16>/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f16>/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 943732736i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = bitcast<i32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 943732736u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = bitcast<u32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 4.582852e-5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = bitcast<f32>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(943732736i, 977287424i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = bitcast<vec2i>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(943732736u, 977287424u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = bitcast<vec2u>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(4.582852e-5f, 0.00073327124f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = bitcast<vec2f>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = 1006648320i;
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/override
enable f16;

override e: i32 = 1006648320i;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = 1006648320u;
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/override
enable f16;

override e: u32 = 1006648320u;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.43e-5h, 25.75h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = 1006648300.0f;
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/override
enable f16;

override e: f32 = 1006648300.0f;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = bitcast<vec2h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.0h, 1.0h, 1.001h, 1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec2i(1006648320i, 1006648321i);
  result = bitcast<vec4h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.0h, 1.0h, 1.001h, 1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec2u(1006648320u, 1006648321u);
  result = bitcast<vec4h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.43e-5h, 25.75h, 1.52e-5h, 25.98h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec2f(1006648300.0f, 1069563840.0f);
  result = bitcast<vec4h>(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
