enable f16;
enable subgroups;
;
const half = 0.5h;
