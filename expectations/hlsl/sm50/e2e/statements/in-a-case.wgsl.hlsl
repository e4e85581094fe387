//# changes from sm60
5+: static bool is_discarded = false;
10:   const uint v = min(asuint(value & int(15)), colorfast_size(log_1) / 4u - 1u) * 4u;
:   if (!is_discarded) {
:     log_1.Store(v, asuint(value));
:   }
47:           rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
60:           rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
71:         is_discarded = true;
95+:   if (is_discarded) {
:     discard;
:   }
