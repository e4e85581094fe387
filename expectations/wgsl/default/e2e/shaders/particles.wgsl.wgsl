struct Particle {
  position: vec2f,
  velocity: vec2f,
  life: f32,
  seed: u32,
}

struct Frame {
  delta: f32,
  gravity: vec2f,
  count: u32,
}

struct Point {
  @builtin(position) clip: vec4f,
  @location(0) corner: vec2f,
  @location(1) life: f32,
}

@group(0) @binding(0) var<uniform> frame: Frame;
@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(2) var<storage, read> drawn: array<Particle>;

fn hash(x: u32) -> u32 {
  var h = x * 747796405u + 2891336453u;
  h = ((h >> ((h >> 28u) + 4u)) ^ h) * 277803737u;
  return (h >> 22u) ^ h;
}

fn unit(x: u32) -> f32 {
  return f32(x >> 8u) / 16777216.0f;
}

fn spawn(p: ptr<function, Particle>) {
  let first = hash((*p).seed);
  let second = hash(first);
  let angle = unit(first) * 6.2831855f;
  (*p).position = vec2f();
  (*p).velocity = vec2f(cos(angle), sin(angle)) * (0.2f + unit(second));
  (*p).life = 1.0f + 2.0f * unit(hash(second));
  (*p).seed = second;
}

@compute @workgroup_size(64)
fn simulate(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= min(frame.count, arrayLength(&particles))) {
    return;
  }
  var p = particles[id.x];
  p.life = p.life - frame.delta;
  if (p.life <= 0.0f) {
    spawn(&p);
  } else {
    p.velocity = p.velocity + frame.gravity * frame.delta;
    p.position = p.position + p.velocity * frame.delta;
    if (p.position.y < -1.0f) {
      p.position.y = -2.0f - p.position.y;
      p.velocity.y = p.velocity.y * -0.6f;
    }
  }
  particles[id.x] = p;
}

@vertex
fn draw(@builtin(vertex_index) vertex: u32, @builtin(instance_index) instance: u32) -> Point {
  let corner = array<vec2f, 6>(vec2f(-1.0f), vec2f(1.0f, -1.0f), vec2f(-1.0f, 1.0f), vec2f(-1.0f, 1.0f), vec2f(1.0f, -1.0f), vec2f(1.0f))[vertex % 6u];
  let p = drawn[instance];
  return Point(vec4f(p.position + corner * 0.01f, 0.0f, 1.0f), corner, p.life);
}

@fragment
fn colour(p: Point) -> @location(0) vec4f {
  let r = dot(p.corner, p.corner);
  if (r > 1.0f) {
    discard;
  }
  let heat = saturate(p.life / 3.0f);
  return vec4f(1.0f, heat, heat * heat, 1.0f - r);
}
