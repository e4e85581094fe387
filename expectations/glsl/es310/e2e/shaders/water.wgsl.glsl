//# output swell
#version 310 es
precision highp float;
precision highp int;

struct Wave {
  vec2 direction;
  float steepness;
  float length_1;
};

struct Sea {
  mat4 view_projection;
  vec3 eye;
  float time;
  Wave waves[6];
  vec3 deep;
  float clarity;
};

struct Surface {
  vec4 position;
  vec3 world;
  vec3 normal;
  vec4 clip;
};

struct Displaced {
  vec3 offset;
  vec3 tangent;
  vec3 binormal;
};

layout(std140, binding = 0) uniform sea_vertex_block {
  Sea inner;
} sea;
layout(location = 0) in vec2 swell_grid;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec3 location_1;
layout(location = 2) out vec4 location_2;

Displaced gerstner(Wave wave, vec2 at) {
  float k = 6.2831855 / wave.length_1;
  float speed = sqrt(9.81 / k);
  vec2 d = normalize(wave.direction);
  float phase = k * (dot(d, at) - speed * sea.inner.time);
  float amplitude = wave.steepness / k;
  float s = sin(phase);
  float c = cos(phase);
  Displaced out_1 = Displaced(vec3(0.0), vec3(0.0), vec3(0.0));
  out_1.offset = vec3(d.x * amplitude * c, amplitude * s, d.y * amplitude * c);
  out_1.tangent = vec3(-d.x * d.x * wave.steepness * s, d.x * wave.steepness * c, -d.x * d.y * wave.steepness * s);
  out_1.binormal = vec3(-d.x * d.y * wave.steepness * s, d.y * wave.steepness * c, -d.y * d.y * wave.steepness * s);
  return out_1;
}

void main() {
  gl_PointSize = 1.0;
  vec2 v = swell_grid;
  vec3 world = vec3(v.x, 0.0, v.y);
  vec3 tangent = vec3(1.0, 0.0, 0.0);
  vec3 binormal = vec3(0.0, 0.0, 1.0);
  int i = 0;
  while (true) {
    if (!(i < 6)) {
      break;
    }
    Displaced moved = gerstner(sea.inner.waves[min(uint(i), 5u)], v);
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    binormal = binormal + moved.binormal;
    i = i + 1;
  }
  vec4 clip = sea.inner.view_projection * vec4(world, 1.0);
  Surface v_1 = Surface(clip, world, cross(binormal, tangent), clip);
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.world;
  location_1 = v_1.normal;
  location_2 = v_1.clip;
}
//# output shade
#version 310 es
precision highp float;
precision highp int;

struct Wave {
  vec2 direction;
  float steepness;
  float length_1;
};

struct Sea {
  mat4 view_projection;
  vec3 eye;
  float time;
  Wave waves[6];
  vec3 deep;
  float clarity;
};

struct Surface {
  vec4 position;
  vec3 world;
  vec3 normal;
  vec4 clip;
};

layout(std140, binding = 0) uniform sea_fragment_block {
  Sea inner;
} sea;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) in vec4 location_2;
layout(location = 0) out vec4 shade_result;
layout(binding = 0) uniform highp sampler2D refracted_smooth_sampler;
layout(binding = 1) uniform highp sampler2D depth_map;
layout(binding = 2) uniform highp samplerCube sky_smooth_sampler;

void main() {
  Surface v = Surface(gl_FragCoord, location_0, location_1, location_2);
  vec3 normal = normalize(v.normal);
  vec3 view = normalize(sea.inner.eye - v.world);
  vec2 screen = v.clip.xy / v.clip.w * vec2(0.5, -0.5) + 0.5;
  vec2 bent = screen + normal.xz * 0.02;
  vec2 size = vec2(uvec2(textureSize(depth_map, 0)));
  float bottom = texelFetch(depth_map, ivec2(min(uvec2(ivec2(clamp(bent * size, vec2(-2147483600.0), vec2(2147483500.0)))), uvec2(textureSize(depth_map, 0)) - uvec2(1u))), 0).x;
  float thickness = max(bottom - v.position.z, 0.0);
  vec3 below = mix(sea.inner.deep, texture(refracted_smooth_sampler, bent).xyz, exp(-thickness * sea.inner.clarity));
  vec3 above = texture(sky_smooth_sampler, reflect(-view, normal)).xyz;
  float fresnel = 0.02 + 0.98 * pow(1.0 - clamp(dot(view, normal), 0.0, 1.0), 5.0);
  float foam = smoothstep(0.6, 1.0, 1.0 - normal.y) * 0.5;
  shade_result = vec4(mix(below, above, fresnel) + foam, 1.0);
}
