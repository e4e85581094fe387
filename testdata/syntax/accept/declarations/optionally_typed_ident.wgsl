const a = 1;
const b: i32 = 1;
