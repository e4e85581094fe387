//# changes from sm60
10+: static bool is_discarded = false;
14:     is_discarded = true;
20+:     is_discarded = true;
:   }
:   uint v = 0u;
:   if (!is_discarded) {
:     uint original = 0u;
:     kept.InterlockedAdd(0u, 1u, original);
:     v = original;
:   } else {
:     v = 0u;
:   }
:   if (is_discarded) {
23-24!
