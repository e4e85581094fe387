//! Kernels on the CPU: buffers, barriers, workgroup memory, and what goes wrong.

use colorfast_metal_shim::{Buffer, Clang, Dispatch};

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
    let bytes = |numbers: [u32; 8]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    let buffers = vec![
        Buffer { index: 0, writable: false, contents: bytes([1, 2, 3, 4, 10, 20, 30, 40]) },
        Buffer { index: 1, writable: true, contents: bytes([0; 8]) },
    ];
    let dispatch =
        Dispatch { entry_point: "sum".to_owned(), workgroup_size: [4, 1, 1], workgroups: [2, 1, 1], buffers };
    Some(clang.run(text, &dispatch))
}

#[test]
fn a_workgroup_waits_at_its_barriers() {
    let Some(result) = run(SUM) else { return };
    let bytes = result.expect("it runs");
    let words: Vec<u32> =
        bytes[0].chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect();
    assert_eq!(words, [10, 10, 10, 10, 200, 200, 200, 200]);
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
