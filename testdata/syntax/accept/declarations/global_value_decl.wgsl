const a = 1;
const b: f32 = 1;
override c: i32;
@id(3) override d = 2;
