var<private> none: array<i32, 1>;
