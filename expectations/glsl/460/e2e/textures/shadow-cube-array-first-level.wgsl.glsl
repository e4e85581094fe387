//# changes from es310
1-2: #version 460
: #extension GL_EXT_texture_shadow_lod : require
:
: struct Lamp {
:   vec3 position;
:   uint layer;
: };
:
: layout(std140, binding = 0) uniform lamp_fragment_block {
:   Lamp inner;
: } lamp;
: layout(location = 0) in vec3 location_0;
: layout(location = 0) out vec4 main_result;
: layout(binding = 0) uniform samplerCubeArrayShadow depths_compare;
: layout(binding = 1) uniform samplerCubeArray depths_plain;
:
: float first_level(vec3 place) {
:   return textureLod(depths_compare, vec4(place - lamp.inner.position, float(lamp.inner.layer)), 0.5, 0.0);
: }
:
: void main() {
:   vec3 v = location_0;
:   main_result = vec4(first_level(v), textureLod(depths_plain, vec4(v, float(lamp.inner.layer)), float(0)).x, 0.0, 1.0);
: }
