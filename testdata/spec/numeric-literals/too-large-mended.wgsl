const n = 4294967295u;
