//# case fail
//# expect-error: wgsl/directive-order line 4
enable f16;
;
enable subgroups;
const half = 0.5h;
//# case pass
enable f16;
enable subgroups;
;
const half = 0.5h;
