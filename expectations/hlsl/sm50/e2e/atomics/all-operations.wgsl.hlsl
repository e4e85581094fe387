//# changes from sm60
44:   out_1.Store(32u, (r.exchanged ? 100u : r.old_value));
