@group(0) @binding(0) var<storage, read_write> v: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  v[0] = sqrt(abs(v[1])) + inverseSqrt(max(v[2], vec4f(0.01f)));
  v[1] = mix(v[0], v[2], smoothstep(0.0f, 1.0f, v[3].x));
  v[2] = clamp(floor(v[2]) + fract(v[3]), vec4f(-1.0f), vec4f(1.0f));
  v[3] = pow(saturate(v[4]), vec4f(2.2f)) * exp2(log2(abs(v[5]) + 1.0f));
  v[4] = sin(v[4]) * cos(v[5]) + atan2(v[0], v[1] + 2.0f);
  v[5] = fma(sign(v[0]), ceil(v[1]), trunc(v[2]) - round(v[3]));
}
