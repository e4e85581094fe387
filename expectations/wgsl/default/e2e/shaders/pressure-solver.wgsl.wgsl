struct Grid {
  width: u32,
  height: u32,
  step: f32,
  fade: f32,
}

@group(0) @binding(0) var<uniform> grid: Grid;
@group(0) @binding(1) var<storage, read> velocity_in: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> velocity_out: array<vec2f>;
@group(0) @binding(3) var<storage, read> pressure_in: array<f32>;
@group(0) @binding(4) var<storage, read_write> pressure_out: array<f32>;
@group(0) @binding(5) var<storage, read_write> divergence: array<f32>;
var<workgroup> cached: array<array<f32, 18>, 18>;

fn at(x: i32, y: i32) -> u32 {
  let cx = clamp(x, 0i, i32(grid.width) - 1i);
  let cy = clamp(y, 0i, i32(grid.height) - 1i);
  return u32(cy) * grid.width + u32(cx);
}

fn velocity(place: vec2f) -> vec2f {
  let corner = floor(place);
  let part = place - corner;
  let x = i32(corner.x);
  let y = i32(corner.y);
  let v = at(x, y);
  let v_1 = at(x + 1i, y);
  let top = mix(velocity_in[v], velocity_in[v_1], part.x);
  let v_2 = at(x, y + 1i);
  let v_3 = at(x + 1i, y + 1i);
  let bottom = mix(velocity_in[v_2], velocity_in[v_3], part.x);
  return mix(top, bottom, part.y);
}

@compute @workgroup_size(16, 16)
fn advect(@builtin(global_invocation_id) id: vec3u) {
  if ((id.x >= grid.width) || (id.y >= grid.height)) {
    return;
  }
  let x = i32(id.x);
  let y = i32(id.y);
  let v = at(x, y);
  let back = vec2f(id.xy) - grid.step * velocity_in[v];
  let v_1 = at(x, y);
  velocity_out[v_1] = velocity(back) * grid.fade;
  let v_2 = at(x + 1i, y);
  let v_3 = at(x - 1i, y);
  let dx = velocity_in[v_2].x - velocity_in[v_3].x;
  let v_4 = at(x, y + 1i);
  let v_5 = at(x, y - 1i);
  let dy = velocity_in[v_4].y - velocity_in[v_5].y;
  let v_6 = at(x, y);
  divergence[v_6] = 0.5f * (dx + dy);
}

@compute @workgroup_size(16, 16)
fn relax(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let x = i32(id.x);
  let y = i32(id.y);
  let cx = local.x + 1u;
  let cy = local.y + 1u;
  let v = at(x, y);
  cached[cy][cx] = pressure_in[v];
  if (local.x == 0u) {
    let v_1 = at(x - 1i, y);
    cached[cy][0] = pressure_in[v_1];
    let v_2 = at(x + 16i, y);
    cached[cy][17] = pressure_in[v_2];
  }
  if (local.y == 0u) {
    let v_3 = at(x, y - 1i);
    cached[0][cx] = pressure_in[v_3];
    let v_4 = at(x, y + 16i);
    cached[17][cx] = pressure_in[v_4];
  }
  workgroupBarrier();
  if ((id.x < grid.width) && (id.y < grid.height)) {
    let around = cached[cy][cx - 1u] + cached[cy][cx + 1u] + cached[cy - 1u][cx] + cached[cy + 1u][cx];
    let v_5 = at(x, y);
    let v_6 = at(x, y);
    pressure_out[v_5] = (around - divergence[v_6]) * 0.25f;
  }
}

@compute @workgroup_size(16, 16)
fn project(@builtin(global_invocation_id) id: vec3u) {
  if ((id.x >= grid.width) || (id.y >= grid.height)) {
    return;
  }
  let x = i32(id.x);
  let y = i32(id.y);
  let v = at(x + 1i, y);
  let v_1 = at(x - 1i, y);
  let v_2 = at(x, y + 1i);
  let v_3 = at(x, y - 1i);
  let slope = vec2f(pressure_in[v] - pressure_in[v_1], pressure_in[v_2] - pressure_in[v_3]);
  let v_4 = at(x, y);
  velocity_out[v_4] = velocity_out[v_4] - 0.5f * slope;
}
