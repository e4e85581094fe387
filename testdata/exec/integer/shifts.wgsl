//# dispatch: 1 1 1
//# read 0:0: i32 1 -1 -2147483648 1073741824 -256 305419896
//# read 0:1: u32 0 1 4 31
//# expect 0:2: i32 1 2 16 -2147483648 -1 -2 -16 -2147483648 -2147483648 0 0 0 1073741824 -2147483648 0 0 -256
//# expect 0:2: i32 -512 -4096 0 305419896 610839792 591751040 0
//# expect 0:3: i32 1 0 0 0 -1*4 -2147483648 -1073741824 -134217728 -1 1073741824 536870912 67108864 0 -256
//# expect 0:3: i32 -128 -16 -1 305419896 152709948 19088743 0
//# expect 0:4: u32 1 0 0 0 0xffffffff 0x7fffffff 268435455 1 0x80000000 0x40000000 134217728 1 0x40000000
//# expect 0:4: u32 0x20000000 67108864 0 0xffffff00 0x7fffff80 268435440 1 0x12345678 152709948 19088743 0
// Left shifts drop the high bits, right shifts extend the sign of i32 and fill u32 with zeros.
@group(0) @binding(0) var<storage, read> value: array<i32, 6>;
@group(0) @binding(1) var<storage, read> amount: array<u32, 4>;
@group(0) @binding(2) var<storage, read_write> left: array<array<i32, 4>, 6>;
@group(0) @binding(3) var<storage, read_write> arithmetic: array<array<i32, 4>, 6>;
@group(0) @binding(4) var<storage, read_write> logical: array<array<u32, 4>, 6>;

@compute @workgroup_size(6, 4)
fn main(@builtin(local_invocation_id) id: vec3u) {
  let v = value[id.x];
  let s = amount[id.y];
  left[id.x][id.y] = v << s;
  arithmetic[id.x][id.y] = v >> s;
  logical[id.x][id.y] = u32(v) >> s;
}
