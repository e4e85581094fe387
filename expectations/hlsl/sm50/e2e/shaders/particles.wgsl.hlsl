//# changes from sm60
40+: static bool is_discarded = false;
42: cbuffer cbuffer_root_constants : register(b13) {
106:   const Particle v = p;
:   const uint v_1 = min(id.x, colorfast_size(particles) / 24u - 1u) * 24u;
:   if (!is_discarded) {
:     store_particles(v_1, v);
:   }
125:     is_discarded = true;
127+:   if (is_discarded) {
:     discard;
:   }
