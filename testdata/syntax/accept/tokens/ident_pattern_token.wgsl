const a = 1;
const _a = 1;
const é = 1;
