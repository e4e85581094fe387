//# output swell
#version 460

struct Wave {
  vec2 direction;
  float steepness;
  float length_1;
};

struct Ocean {
  mat4 view_projection;
  vec3 eye;
  float time;
  Wave waves[6];
  vec4 shallow;
  vec4 deep;
  vec4 sun;
};

struct Water {
  vec4 clip;
  vec3 world;
  vec3 normal;
  float crest;
  float depth;
};

struct Moved {
  vec3 offset;
  vec3 tangent;
  vec3 bitangent;
};

layout(std140, binding = 0) uniform ocean_vertex_block {
  Ocean inner;
} ocean;
layout(location = 0) in vec2 swell_place;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec3 location_1;
layout(location = 2) out float location_2;
layout(location = 3) out float location_3;

Moved wave_at(vec2 place, Wave wave) {
  float k = 6.2831855 / wave.length_1;
  float speed = sqrt(9.8 / k);
  vec2 direction = normalize(wave.direction);
  float phase = k * (dot(direction, place) - speed * ocean.inner.time);
  float height = wave.steepness / k;
  float c = cos(phase);
  float s = sin(phase);
  Moved moved = Moved(vec3(0.0), vec3(0.0), vec3(0.0));
  moved.offset = vec3(direction.x * height * c, height * s, direction.y * height * c);
  float bend = wave.steepness * s;
  moved.tangent = vec3(-direction.x * direction.x * bend, direction.x * wave.steepness * c, -direction.x * direction.y * bend);
  moved.bitangent = vec3(-direction.x * direction.y * bend, direction.y * wave.steepness * c, -direction.y * direction.y * bend);
  return moved;
}

void main() {
  gl_PointSize = 1.0;
  vec2 v = swell_place;
  vec3 world = vec3(v.x, 0.0, v.y);
  vec3 tangent = vec3(1.0, 0.0, 0.0);
  vec3 bitangent = vec3(0.0, 0.0, 1.0);
  int i = 0;
  while (true) {
    if (!(i < 6)) {
      break;
    }
    Moved moved = wave_at(v, ocean.inner.waves[min(uint(i), 5u)]);
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    bitangent = bitangent + moved.bitangent;
    i = i + 1;
  }
  vec4 clip = ocean.inner.view_projection * vec4(world, 1.0);
  vec3 normal = normalize(cross(bitangent, tangent));
  Water v_1 = Water(clip, world, normal, 1.0 - normal.y, clip.w);
  vec4 position = v_1.clip;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.world;
  location_1 = v_1.normal;
  location_2 = v_1.crest;
  location_3 = v_1.depth;
}
//# output shade
#version 460

struct Wave {
  vec2 direction;
  float steepness;
  float length_1;
};

struct Ocean {
  mat4 view_projection;
  vec3 eye;
  float time;
  Wave waves[6];
  vec4 shallow;
  vec4 deep;
  vec4 sun;
};

struct Water {
  vec4 clip;
  vec3 world;
  vec3 normal;
  float crest;
  float depth;
};

layout(std140, binding = 0) uniform ocean_fragment_block {
  Ocean inner;
} ocean;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) in float location_2;
layout(location = 3) in float location_3;
layout(location = 0) out vec4 shade_result;
layout(binding = 0) uniform samplerCube sky_tiled;
layout(binding = 1) uniform sampler2D ripples_tiled;
layout(binding = 2) uniform sampler2D floor_depth;

vec3 fine_normal(vec2 place) {
  vec3 a = texture(ripples_tiled, place * 0.11 + ocean.inner.time * vec2(0.013, 0.021)).xyz;
  vec3 b = texture(ripples_tiled, place * 0.23 - ocean.inner.time * vec2(0.017, 0.011)).xyz;
  return normalize((a + b - 1.0).xzy * vec3(1.0, 2.0, 1.0));
}

void main() {
  Water v = Water(gl_FragCoord, location_0, location_1, location_2, location_3);
  vec3 fine = fine_normal(v.world.xz);
  vec3 normal = normalize(v.normal + vec3(fine.x, 0.0, fine.z) * 0.3);
  vec3 view = normalize(ocean.inner.eye - v.world);
  vec3 mirrored = texture(sky_tiled, reflect(-view, normal)).xyz;
  float ground = texelFetch(floor_depth, ivec2(min(uvec2(ivec2(clamp(v.clip.xy, vec2(-2147483600.0), vec2(2147483500.0)))), uvec2(textureSize(floor_depth, 0)) - uvec2(1u))), 0).x;
  float through = exp(-max(ground - v.clip.z, 0.0) * 400.0);
  vec3 body = mix(ocean.inner.deep.xyz, ocean.inner.shallow.xyz, through);
  float share = 0.02 + 0.98 * pow(1.0 - clamp(dot(normal, view), 0.0, 1.0), 5.0);
  float glint = pow(clamp(dot(normal, normalize(view + ocean.inner.sun.xyz)), 0.0, 1.0), 256.0) * ocean.inner.sun.w;
  float foam = smoothstep(0.25, 0.6, v.crest) + smoothstep(0.8, 1.0, through) * 0.4;
  vec3 color = mix(body, mirrored, share) + glint + foam * 0.7;
  float haze = 1.0 - exp(-v.depth * 0.002);
  shade_result = vec4(mix(color, vec3(0.6, 0.7, 0.8), haze), 1.0);
}
