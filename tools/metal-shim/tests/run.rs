//! Kernels on the CPU: buffers, barriers, workgroup memory, and what goes wrong.

use colorfast_metal_shim::{Clang, Job, Placed, PlacedFor};
use colorfast_wire::{Access, Buffer, Bytes, Command, ResourceKind};

const SUM: &str = "#include <metal_stdlib>
using namespace metal;
struct Shared { uint parts[4]; };
[[max_total_threads_per_threadgroup(4)]]
kernel void sum(uint3 id [[thread_position_in_grid]], uint lane [[thread_index_in_threadgroup]], uint3 group [[threadgroup_position_in_grid]], const device uint* input [[buffer(0)]], device uint* output [[buffer(1)]], threadgroup Shared* shared [[threadgroup(0)]]) {
  (*shared).parts[lane] = input[id.x];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  uint total = 0u;
  for (uint i = 0u; i < 4u; i = i + 1u) {
    total = total + (*shared).parts[i];
  }
  output[id.x] = total * (group.x + 1u);
}
";

fn run(text: &str) -> Option<Result<Vec<Vec<u8>>, String>> {
    let clang = Clang::find(&std::env::temp_dir().join("colorfast-metal-shim"));
    let clang = clang.inspect_err(|missing| eprintln!("not tested: {}; {}", missing.why, missing.install)).ok()?;
    let buffer = |index, access, numbers: [u32; 8]| {
        let contents = Bytes(numbers.iter().flat_map(|number| number.to_le_bytes()).collect());
        Placed {
            index,
            argument_buffer: None,
            stages: PlacedFor::All,
            kind: ResourceKind::Buffer(Buffer { access, contents }),
        }
    };
    let job = Job {
        entry_points: vec!["sum".to_owned()],
        workgroup_size: [4, 1, 1],
        task: Command::Dispatch([2, 1, 1]),
        resources: vec![buffer(0, Access::Read, [1, 2, 3, 4, 10, 20, 30, 40]), buffer(1, Access::ReadWrite, [0; 8])],
    };
    Some(clang.run(&[text], &job))
}

fn words_of(result: Result<Vec<Vec<u8>>, String>) -> Vec<u32> {
    let bytes = result.expect("it runs");
    bytes[0].chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect()
}

#[test]
fn a_workgroup_waits_at_its_barriers() {
    let Some(result) = run(SUM) else { return };
    assert_eq!(words_of(result), [10, 10, 10, 10, 200, 200, 200, 200]);
}

#[test]
fn a_barrier_that_some_do_not_reach_is_an_error() {
    let text = SUM.replace("  threadgroup_barrier", "  if (lane > 1u) { return; }\n  threadgroup_barrier");
    let Some(result) = run(&text) else { return };
    assert!(result.expect_err("it stops").contains("2 of 4 invocations"));
}

#[test]
fn a_write_far_outside_is_an_error() {
    let text = SUM.replace("output[id.x]", "output[id.x + 100000u]");
    let Some(result) = run(&text) else { return };
    assert!(result.expect_err("it stops").contains("signal"));
}

const DIVERGENT: &str = "#include <metal_stdlib>
using namespace metal;
[[max_total_threads_per_threadgroup(4)]]
kernel void sum(uint lane [[thread_index_in_simdgroup]], uint3 group [[threadgroup_position_in_grid]], device uint* output [[buffer(1)]]) {
  uint total = 0u;
  if (lane < 3u) {
    total = simd_sum(1u);
  } else {
    total = simd_sum(10u);
  }
  uint rounds = 0u;
  while (rounds < lane) {
    rounds = rounds + 1u;
    total = total + simd_sum(100u);
  }
  if (group.x == 0u) {
    output[lane] = total + 10000u * simd_max(lane);
  }
}
";

/// Branches meet apart, whoever leaves a loop waits for the others, and all are together again behind it.
#[test]
fn invocations_of_a_simd_group_meet_where_they_are() {
    let text = DIVERGENT;
    let Some(result) = run(text) else { return };
    assert_eq!(words_of(result)[..4], [30_003, 30_003 + 300, 30_003 + 300 + 200, 30_010 + 300 + 200 + 100]);
}
