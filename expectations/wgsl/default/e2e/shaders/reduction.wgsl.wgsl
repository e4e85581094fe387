struct Summary {
  lowest: atomic<u32>,
  highest: atomic<u32>,
  count: atomic<u32>,
}

struct Partial {
  low: f32,
  high: f32,
}

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> summary: Summary;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
var<workgroup> partial: array<Partial, 128>;
var<workgroup> partial_sum: array<f32, 128>;

fn ordered(x: f32) -> u32 {
  let bits = bitcast<u32>(x);
  return select(bits | 2147483648u, ~bits, ((bits & 2147483648u) != 0u));
}

fn joined(a: Partial, b: Partial) -> Partial {
  return Partial(min(a.low, b.low), max(a.high, b.high));
}

@compute @workgroup_size(128)
fn main(@builtin(global_invocation_id) global: vec3u, @builtin(local_invocation_index) lane: u32, @builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var mine = Partial(3.4e38f, -3.4e38f);
  var sum = 0.0f;
  let n = arrayLength(&values);
  for (var i = global.x; i < n; i = i + groups.x * 128u) {
    let x = values[i];
    mine = joined(mine, Partial(x, x));
    sum = sum + x;
  }
  partial[lane] = mine;
  partial_sum[lane] = sum;
  workgroupBarrier();
  for (var half = 64u; half > 0u; half = half / 2u) {
    if (lane < half) {
      partial[lane] = joined(partial[lane], partial[lane + half]);
      partial_sum[lane] = partial_sum[lane] + partial_sum[lane + half];
    }
    workgroupBarrier();
  }
  if (lane == 0u) {
    _ = atomicMin(&summary.lowest, ordered(partial[0].low));
    _ = atomicMax(&summary.highest, ordered(partial[0].high));
    _ = atomicAdd(&summary.count, 1u);
    sums[group.x] = partial_sum[0];
  }
}
