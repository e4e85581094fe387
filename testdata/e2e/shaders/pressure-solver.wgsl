// A fluid on a grid: advection, divergence, Jacobi steps for the pressure, and its gradient taken off.
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

const tile = 16;
var<workgroup> cached: array<array<f32, tile + 2>, tile + 2>;

fn at(x: i32, y: i32) -> u32 {
  let cx = clamp(x, 0, i32(grid.width) - 1);
  let cy = clamp(y, 0, i32(grid.height) - 1);
  return u32(cy) * grid.width + u32(cx);
}

fn velocity(place: vec2f) -> vec2f {
  let corner = floor(place);
  let part = place - corner;
  let x = i32(corner.x);
  let y = i32(corner.y);
  let top = mix(velocity_in[at(x, y)], velocity_in[at(x + 1, y)], part.x);
  let bottom = mix(velocity_in[at(x, y + 1)], velocity_in[at(x + 1, y + 1)], part.x);
  return mix(top, bottom, part.y);
}

@compute @workgroup_size(tile, tile)
fn advect(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= grid.width || id.y >= grid.height {
    return;
  }
  let x = i32(id.x);
  let y = i32(id.y);
  let back = vec2f(id.xy) - grid.step * velocity_in[at(x, y)];
  velocity_out[at(x, y)] = velocity(back) * grid.fade;
  let dx = velocity_in[at(x + 1, y)].x - velocity_in[at(x - 1, y)].x;
  let dy = velocity_in[at(x, y + 1)].y - velocity_in[at(x, y - 1)].y;
  divergence[at(x, y)] = 0.5 * (dx + dy);
}

@compute @workgroup_size(tile, tile)
fn relax(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let x = i32(id.x);
  let y = i32(id.y);
  let cx = local.x + 1;
  let cy = local.y + 1;
  cached[cy][cx] = pressure_in[at(x, y)];
  if local.x == 0 {
    cached[cy][0] = pressure_in[at(x - 1, y)];
    cached[cy][tile + 1] = pressure_in[at(x + tile, y)];
  }
  if local.y == 0 {
    cached[0][cx] = pressure_in[at(x, y - 1)];
    cached[tile + 1][cx] = pressure_in[at(x, y + tile)];
  }
  workgroupBarrier();
  if id.x < grid.width && id.y < grid.height {
    let around = cached[cy][cx - 1] + cached[cy][cx + 1] + cached[cy - 1][cx] + cached[cy + 1][cx];
    pressure_out[at(x, y)] = (around - divergence[at(x, y)]) * 0.25;
  }
}

@compute @workgroup_size(tile, tile)
fn project(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= grid.width || id.y >= grid.height {
    return;
  }
  let x = i32(id.x);
  let y = i32(id.y);
  let slope = vec2f(
    pressure_in[at(x + 1, y)] - pressure_in[at(x - 1, y)],
    pressure_in[at(x, y + 1)] - pressure_in[at(x, y - 1)],
  );
  velocity_out[at(x, y)] -= 0.5 * slope;
}
