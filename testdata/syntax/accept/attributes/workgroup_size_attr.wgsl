override n = 1;
@compute @workgroup_size(1) fn a() {}
@compute @workgroup_size(1, 2,) fn b() {}
@compute @workgroup_size(n, 2, 3,) fn c() {}
