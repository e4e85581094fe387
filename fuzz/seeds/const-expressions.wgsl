const a = array(1, 2, 3)[4 - 2];
const_assert a == 3 && vec2(1.5, 2).yx.x == 2;
