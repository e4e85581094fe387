//# output cover
#version 310 es
precision highp float;
precision highp int;

struct Sky {
  mat4 to_world;
  vec3 sun;
  float time;
  float cloud_cover;
  uint has_map;
};

struct Pixel {
  vec4 position;
  vec3 direction;
};

layout(std140, binding = 0) uniform sky_vertex_block {
  Sky inner;
} sky;
layout(location = 0) out vec3 location_0;

void main() {
  gl_PointSize = 1.0;
  vec2 corner = vec2[3](vec2(-1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0))[min(uint(gl_VertexID), 2u)];
  vec4 far = sky.inner.to_world * vec4(corner, 1.0, 1.0);
  Pixel v = Pixel(vec4(corner, 1.0, 1.0), far.xyz / far.w);
  vec4 position = v.position;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.direction;
}
//# output paint
#version 310 es
precision highp float;
precision highp int;

struct Sky {
  mat4 to_world;
  vec3 sun;
  float time;
  float cloud_cover;
  uint has_map;
};

struct Pixel {
  vec4 position;
  vec3 direction;
};

layout(std140, binding = 0) uniform sky_fragment_block {
  Sky inner;
} sky;
layout(location = 0) in vec3 location_0;
layout(location = 0) out vec4 paint_result;
layout(binding = 0) uniform highp samplerCube map_map_sampler;

float hash(vec2 p) {
  return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.547);
}

float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 part = fract(p);
  vec2 ease = part * part * (3.0 - 2.0 * part);
  float v = hash(cell);
  float top = mix(v, hash(cell + vec2(1.0, 0.0)), ease.x);
  float v_1 = hash(cell + vec2(0.0, 1.0));
  float bottom = mix(v_1, hash(cell + vec2(1.0)), ease.x);
  return mix(top, bottom, ease.y);
}

float layered(vec2 p) {
  vec2 place = p;
  float weight = 0.5;
  float sum = 0.0;
  int i = 0;
  while (true) {
    if (!(i < 5)) {
      break;
    }
    float v = sum;
    float v_1 = weight;
    sum = v + v_1 * noise(place);
    place = mat2(vec2(0.8, 0.6), vec2(-0.6, 0.8)) * place * 2.03;
    weight = weight * 0.5;
    i = i + 1;
  }
  return sum;
}

vec3 scattered(vec3 direction, vec3 sun) {
  float height = max(direction.y, 0.0);
  float cosine = dot(direction, sun);
  float day = smoothstep(-0.15, 0.25, sun.y);
  vec3 blue = mix(vec3(0.7, 0.8, 0.95), vec3(0.15, 0.35, 0.8), sqrt(height));
  vec3 red = vec3(1.0, 0.45, 0.2) * pow(max(cosine, 0.0), 8.0) * (1.0 - height) * (1.0 - clamp(sun.y * 2.0, 0.0, 1.0));
  float rayleigh = 0.75 * (1.0 + cosine * cosine);
  return mix(vec3(0.005, 0.007, 0.02), blue * rayleigh, day) + red;
}

float stars(vec3 direction) {
  vec2 grid = direction.xz / (1.0 + abs(direction.y)) * 200.0;
  vec2 cell = floor(grid);
  float chance = hash(cell);
  float spark = 1.0 - smoothstep(0.0, 0.25, length(fract(grid) - 0.5));
  return mix(0.0, spark * fract(chance * 97.0), (chance > 0.985));
}

void main() {
  vec3 direction = normalize(Pixel(gl_FragCoord, location_0).direction);
  vec3 mapped = texture(map_map_sampler, direction).xyz;
  if (sky.inner.has_map != 0u) {
    paint_result = vec4(mapped, 1.0);
    return;
  }
  vec3 sun = normalize(sky.inner.sun);
  vec3 color = scattered(direction, sun);
  color = color + vec3(1.0, 0.9, 0.7) * smoothstep(0.9995, 0.9998, dot(direction, sun)) * 20.0;
  vec3 v = color;
  color = v + stars(direction) * (1.0 - smoothstep(-0.2, 0.0, sun.y));
  if (direction.y > 0.01) {
    vec2 plane = direction.xz / direction.y + sky.inner.time * vec2(0.02, 0.01);
    float v_1 = 1.0 - sky.inner.cloud_cover;
    float v_2 = clamp((layered(plane * 1.5) - v_1) / (1.0 - v_1), 0.0, 1.0);
    float thick = v_2 * v_2 * (3.0 - 2.0 * v_2);
    vec3 shade = mix(vec3(0.4, 0.45, 0.5), vec3(1.0), layered(plane * 3.0 + sun.xz));
    color = mix(color, shade * max(sun.y, 0.05), thick * smoothstep(0.01, 0.2, direction.y));
  }
  paint_result = vec4(color, 1.0);
}
