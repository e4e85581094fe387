// Constants, aliases, structures and assertions, without an entry point.
const a = 1;
alias Number = f32;
struct Pair { x: Number, y: array<Number, a + 1> }
const pair = Pair(1, array(2.0, 3));
const_assert a == 1;
