@id(3) override a: f32 = 1;
@id(4) override b: f32 = 2;
