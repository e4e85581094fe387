const a = b + 1;
const b = 2 * 2;
