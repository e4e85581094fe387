@group(0) @binding(0) var<storage, read> a: vec4f;
@group(0) @binding(1) var<storage, read> b: vec4f;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 4>;

@compute @workgroup_size(1)
fn main() {
  out[0] = vec4f(length(a), distance(a.xyz, b.xyz), dot(a.xy, b.xy), length(a.x));
  out[1] = vec4f(cross(a.xyz, b.xyz), dot(a, b));
  out[2] = normalize(a) + vec4f(reflect(a.xy, normalize(b.xy)), 0.0f, 0.0f);
  out[3] = vec4f(refract(normalize(a.xyz), normalize(b.xyz), 0.66f), 1.0f) + faceForward(a, b, a - b);
}
