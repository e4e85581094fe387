const size = 4;
var<private> n: i32;
