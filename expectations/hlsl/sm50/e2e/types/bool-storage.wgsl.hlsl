//# changes from sm60
16:   bool v[5] = local.bank;
:   v[min(i, 4u)] = true;
:   local.bank = v;
22:   out_1.Store(8u, (here.bank[4] ? 2u : 1u));
