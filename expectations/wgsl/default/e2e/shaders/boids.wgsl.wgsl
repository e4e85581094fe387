struct Bird {
  position: vec2f,
  velocity: vec2f,
}

struct Rules {
  step: f32,
  together: f32,
  apart: f32,
  alike: f32,
  together_scale: f32,
  apart_scale: f32,
  alike_scale: f32,
}

struct Neighbours {
  center: vec2f,
  center_count: u32,
  way: vec2f,
  way_count: u32,
  push: vec2f,
}

struct Drawn {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(flat) color: vec3f,
}

@group(0) @binding(0) var<uniform> rules: Rules;
@group(0) @binding(1) var<storage, read> before: array<Bird>;
@group(0) @binding(2) var<storage, read_write> after: array<Bird>;

fn look_around(own: u32, bird: Bird) -> Neighbours {
  var seen: Neighbours;
  for (var i = 0u; i < arrayLength(&before); i = i + 1u) {
    if (i == own) {
      continue;
    }
    let other = before[i];
    let gap = distance(other.position, bird.position);
    if (gap < rules.together) {
      seen.center = seen.center + other.position;
      seen.center_count = seen.center_count + 1u;
    }
    if (gap < rules.apart) {
      seen.push = seen.push - (other.position - bird.position);
    }
    if (gap < rules.alike) {
      seen.way = seen.way + other.velocity;
      seen.way_count = seen.way_count + 1u;
    }
  }
  return seen;
}

@compute @workgroup_size(64)
fn steer(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&before)) {
    return;
  }
  var bird = before[id.x];
  let seen = look_around(id.x, bird);
  if (seen.center_count > 0u) {
    bird.velocity = bird.velocity + (seen.center / f32(seen.center_count) - bird.position) * rules.together_scale;
  }
  if (seen.way_count > 0u) {
    bird.velocity = bird.velocity + seen.way / f32(seen.way_count) * rules.alike_scale;
  }
  bird.velocity = bird.velocity + seen.push * rules.apart_scale;
  bird.velocity = normalize(bird.velocity) * clamp(length(bird.velocity), 0.0f, 0.1f);
  bird.position = bird.position + bird.velocity * rules.step;
  bird.position = bird.position - 2.0f * floor((bird.position + 1.0f) / 2.0f);
  after[id.x] = bird;
}

@vertex
fn draw(@location(0) corner: vec2f, @location(1) position: vec2f, @location(2) velocity: vec2f, @builtin(instance_index) index: u32) -> Drawn {
  let angle = -atan2(velocity.x, velocity.y);
  let turn = mat2x2f(cos(angle), sin(angle), -sin(angle), cos(angle));
  let hue = f32(index % 7u) / 7.0f;
  return Drawn(vec4f(turn * corner + position, 0.0f, 1.0f), vec3f(hue, 1.0f - hue, 0.5f));
}

@fragment
fn paint(in: Drawn) -> @location(0) vec4f {
  return vec4f(in.color, 1.0f);
}
