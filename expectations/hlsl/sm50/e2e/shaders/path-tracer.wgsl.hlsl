struct Sphere {
  float3 center;
  float radius;
  float3 color;
  float light;
  float roughness;
};

struct Surface {
  float distance_1;
  int index;
};

cbuffer cbuffer_camera : register(b0) {
  uint4 camera[5];
};

ByteAddressBuffer spheres : register(t1);
RWByteAddressBuffer sums : register(u2);
static uint seed = 0u;
static const Surface constants = {1e20f, int(-1)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Sphere load_spheres(uint offset) {
  const Sphere v = {asfloat(spheres.Load3(offset)), asfloat(spheres.Load(offset + 12u)), asfloat(spheres.Load3(offset + 16u)), asfloat(spheres.Load(offset + 28u)), asfloat(spheres.Load(offset + 32u))};
  return v;
}

float random() {
  seed = seed * 747796405u + 2891336453u;
  const uint word = ((seed >> (((seed >> 28u) + 4u) & 31u)) ^ seed) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967300.0f;
}

float3 random_direction() {
  const float z = 1.0f - 2.0f * random();
  const float angle = 6.2831855f * random();
  const float r = sqrt(max(1.0f - z * z, 0.0f));
  return float3(r * cos(angle), r * sin(angle), z);
}

Surface nearest(float3 origin, float3 direction) {
  Surface found = constants;
  uint i = 0u;
  while (i < colorfast_size(spheres) / 48u) {
    const float3 to = asfloat(spheres.Load3(min(i, colorfast_size(spheres) / 48u - 1u) * 48u)) - origin;
    const float along = dot(to, direction);
    const float rest = asfloat(spheres.Load(min(i, colorfast_size(spheres) / 48u - 1u) * 48u + 12u)) * asfloat(spheres.Load(min(i, colorfast_size(spheres) / 48u - 1u) * 48u + 12u)) - dot(to, to) + along * along;
    if (rest < 0.0f) {
      i = i + 1u;
      continue;
    }
    const float half_1 = sqrt(rest);
    const float distance_1 = ((along - half_1 > 0.001f) ? along - half_1 : along + half_1);
    if ((distance_1 > 0.001f) && (distance_1 < found.distance_1)) {
      const int v = int(i);
      found.distance_1 = distance_1;
      found.index = v;
    }
    i = i + 1u;
  }
  return found;
}

float3 radiance(float3 start, float3 towards) {
  float3 origin = start;
  float3 direction = towards;
  float3 weight = float3(1.0f, 1.0f, 1.0f);
  float3 sum = float3(0.0f, 0.0f, 0.0f);
  uint bounce = 0u;
  while (bounce < 8u) {
    const Surface hit = nearest(origin, direction);
    if (hit.index < int(0)) {
      const float height = saturate(direction.y * 0.5f + 0.5f);
      return sum + weight * lerp(float3(1.0f, 1.0f, 1.0f), float3(0.4f, 0.6f, 1.0f), height);
    }
    const Sphere sphere = load_spheres(min(asuint(hit.index), colorfast_size(spheres) / 48u - 1u) * 48u);
    origin = origin + direction * hit.distance_1;
    const float3 normal = normalize(origin - sphere.center);
    sum = sum + weight * sphere.color * sphere.light;
    weight = weight * sphere.color;
    const float survival = clamp(max(weight.x, max(weight.y, weight.z)), 0.05f, 0.95f);
    if (bounce > 3u) {
      if (random() > survival) {
        break;
      }
      weight = weight / survival;
    }
    const float3 diffuse = normalize(normal + random_direction());
    direction = normalize(lerp(reflect(direction, normal), diffuse, sphere.roughness));
    bounce = bounce + 1u;
  }
  return sum;
}

[numthreads(16, 16, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (any((id.xy >= camera[4].xy))) {
    return;
  }
  const uint index = id.y * camera[4].x + id.x;
  seed = index * 9781u + camera[4].z * 6271u + 1u;
  const float v = random();
  const float2 jitter = float2(v, random());
  const float2 place = (float2(id.xy) + jitter) / float2(camera[4].xy) * 2.0f - 1.0f;
  const float3 direction = normalize(asfloat(camera[3].xyz) + place.x * asfloat(camera[1].xyz) - place.y * asfloat(camera[2].xyz));
  const float3 color = radiance(asfloat(camera[0].xyz), direction);
  sums.Store4(min(index, colorfast_size(sums) / 16u - 1u) * 16u, asuint(asfloat(sums.Load4(min(index, colorfast_size(sums) / 16u - 1u) * 16u)) + float4(color, 1.0f)));
}
