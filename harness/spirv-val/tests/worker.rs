//! The worker, as `xtest` drives it. (That there is an integration test also makes `cargo test` build the program.)

use colorfast_wire::{Bytes, Validate, Verdict};
use std::io::Write;
use std::process::{Command, Stdio};

/// The verdicts on modules given as words, from one process.
fn verdicts(requests: &[(&str, &[u32])]) -> Vec<Verdict> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-spirv-val"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for (environment, words) in requests {
        let module = Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect());
        let request = Validate {
            environment: (*environment).to_owned(),
            stage: String::new(),
            entry_point: String::new(),
            module,
        };
        writeln!(stdin, "{}", serde_json::to_string(&request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a verdict")).collect()
}

/// A compute shader that does nothing.
#[rustfmt::skip]
fn module(version: u32) -> Vec<u32> {
    vec![
        0x0723_0203, version, 0, 5, 0,
        0x0002_0011, 1, // OpCapability Shader
        0x0003_000e, 0, 1, // OpMemoryModel Logical GLSL450
        0x0005_000f, 5, 3, 0x6e69_616d, 0, // OpEntryPoint GLCompute %3 "main"
        0x0006_0010, 3, 17, 1, 1, 1, // OpExecutionMode %3 LocalSize 1 1 1
        0x0002_0013, 1, // %1 = OpTypeVoid
        0x0003_0021, 2, 1, // %2 = OpTypeFunction %1
        0x0005_0036, 1, 3, 0, 2, // %3 = OpFunction %1 None %2
        0x0002_00f8, 4, // %4 = OpLabel
        0x0001_00fd, // OpReturn
        0x0001_0038, // OpFunctionEnd
    ]
}

#[test]
fn modules_are_validated_one_after_the_other() {
    let (old, new) = (module(0x0001_0300), module(0x0001_0600));
    let verdicts = verdicts(&[("vulkan1.1", &old), ("vulkan1.1", &new), ("vulkan1.3", &new), ("vulkan1.1", &old[..7])]);
    assert_eq!(verdicts[0], Verdict::Valid);
    assert!(matches!(verdicts[1], Verdict::Invalid(_)), "SPIR-V 1.6 is too new for Vulkan 1.1");
    assert_eq!(verdicts[2], Verdict::Valid);
    assert!(matches!(&verdicts[3], Verdict::Invalid(message) if message.contains("emory")), "{:?}", verdicts[3]);
}

#[test]
fn an_unknown_environment_is_not_validated() {
    assert!(matches!(verdicts(&[("vulkan9", &[])])[0], Verdict::Unable(_)));
}
