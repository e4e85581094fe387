// Minimum, maximum and sum of a buffer in one pass, the last combined by atomics on ordered bits.
struct Summary {
  lowest: atomic<u32>,
  highest: atomic<u32>,
  count: atomic<u32>,
}

struct Partial {
  low: f32,
  high: f32,
}

const lanes = 128u;

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> summary: Summary;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;

var<workgroup> partial: array<Partial, lanes>;
var<workgroup> partial_sum: array<f32, lanes>;

// Maps floats to integers of the same order.
fn ordered(x: f32) -> u32 {
  let bits = bitcast<u32>(x);
  return select(bits | 0x80000000u, ~bits, (bits & 0x80000000u) != 0);
}

fn joined(a: Partial, b: Partial) -> Partial {
  return Partial(min(a.low, b.low), max(a.high, b.high));
}

@compute @workgroup_size(lanes)
fn main(
  @builtin(global_invocation_id) global: vec3u,
  @builtin(local_invocation_index) lane: u32,
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) groups: vec3u,
) {
  var mine = Partial(3.4e38, -3.4e38);
  var sum = 0.0;
  let n = arrayLength(&values);
  for (var i = global.x; i < n; i += groups.x * lanes) {
    let x = values[i];
    mine = joined(mine, Partial(x, x));
    sum += x;
  }
  partial[lane] = mine;
  partial_sum[lane] = sum;
  workgroupBarrier();

  for (var half = lanes / 2; half > 0; half /= 2) {
    if lane < half {
      partial[lane] = joined(partial[lane], partial[lane + half]);
      partial_sum[lane] += partial_sum[lane + half];
    }
    workgroupBarrier();
  }

  if lane == 0 {
    atomicMin(&summary.lowest, ordered(partial[0].low));
    atomicMax(&summary.highest, ordered(partial[0].high));
    atomicAdd(&summary.count, 1u);
    sums[group.x] = partial_sum[0];
  }
}
