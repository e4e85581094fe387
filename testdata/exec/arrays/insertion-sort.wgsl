//# dispatch: 1 1 1
//# write 0:0: i32 9 -4 7 0 7 100 -50 3 2 1
//# expect 0:0: i32 -50 -4 0 1 2 3 7 7 9 100
// Insertion sort in a function variable, copied in from and out to the buffer as a whole.
@group(0) @binding(0) var<storage, read_write> data: array<i32, 10>;

@compute @workgroup_size(1)
fn main() {
  var a = data;
  for (var i = 1; i < 10; i++) {
    let key = a[i];
    var j = i - 1;
    while j >= 0 {
      if a[j] <= key {
        break;
      }
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = key;
  }
  data = a;
}
