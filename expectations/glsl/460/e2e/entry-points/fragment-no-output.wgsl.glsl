#version 460

layout(std430, binding = 0) coherent buffer visits_fragment_block {
  uint inner[64];
} visits;

void main() {
  uvec2 cell = uvec2(clamp(gl_FragCoord.xy, vec2(0.0), vec2(4294967000.0))) / uvec2(32u) % uvec2(8u);
  atomicAdd(visits.inner[min(cell.x + cell.y * 8u, 63u)], 1u);
}
