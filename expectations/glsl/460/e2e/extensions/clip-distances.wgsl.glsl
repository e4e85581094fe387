//# changes from es310
1-2: //# output few
: #version 460
:
: struct Few {
:   vec4 position;
:   float planes[2];
: };
:
: layout(std140, binding = 0) uniform clip_vertex_block {
:   vec4 inner[8];
: } clip;
: layout(location = 0) in vec4 few_p;
: out float gl_ClipDistance[2];
:
: void main() {
:   gl_PointSize = 1.0;
:   vec4 v = few_p;
:   Few v_1 = Few(v, float[2](dot(v, clip.inner[0]), dot(v, clip.inner[1])));
:   vec4 position = v_1.position;
:   float v_2 = position.w;
:   gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
:   gl_ClipDistance = v_1.planes;
: }
: //# output many
: #version 460
:
: struct Many {
:   float planes[8];
:   vec4 position;
:   vec3 color;
: };
:
: layout(std140, binding = 0) uniform clip_vertex_block {
:   vec4 inner[8];
: } clip;
: layout(location = 0) in vec4 many_p;
: out float gl_ClipDistance[8];
: layout(location = 0) out vec3 location_0;
:
: void main() {
:   gl_PointSize = 1.0;
:   vec4 v = many_p;
:   Many out_1 = Many(float[8](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0), vec4(0.0), vec3(0.0));
:   out_1.position = v;
:   int i = 0;
:   while (true) {
:     if (!(i < 8)) {
:       break;
:     }
:     out_1.planes[min(uint(i), 7u)] = dot(v, clip.inner[min(uint(i), 7u)]);
:     i = i + 1;
:   }
:   Many v_1 = out_1;
:   gl_ClipDistance = v_1.planes;
:   vec4 position = v_1.position;
:   float v_2 = position.w;
:   gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
:   location_0 = v_1.color;
: }
