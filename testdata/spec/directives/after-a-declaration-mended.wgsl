enable f16;
const a = 1;
