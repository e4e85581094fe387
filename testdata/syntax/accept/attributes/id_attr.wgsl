@id(1) override a: i32;
@id(2,) override b = 1;
