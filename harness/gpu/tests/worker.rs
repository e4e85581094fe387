//! The worker, as `xtest` drives it, on whatever adapter there is. (That there is an integration test also makes `cargo test`
//! build the program.)

use colorfast_wire::{
    Access, Buffer, Bytes, Code, Command, DeviceAnswer, DeviceRequest, Execution, Resource, ResourceKind, Work,
};
use std::io::Write;
use std::process::{self, Stdio};

/// A compute shader that does nothing.
#[rustfmt::skip]
const MODULE: &[u32] = &[
    0x0723_0203, 0x0001_0300, 0, 5, 0,
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
];

#[test]
fn buffers_come_back_where_there_is_an_adapter() {
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_colorfast-gpu"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let buffer = |group, access, fill| {
        let kind = ResourceKind::Buffer(Buffer { access, contents: Bytes(vec![fill; 8]) });
        Resource { group, binding: 3, kind }
    };
    let resources = vec![
        buffer(0, Access::Uniform, 1),
        buffer(2, Access::ReadWrite, 2),
        buffer(1, Access::Read, 3),
        buffer(3, Access::ReadWrite, 4),
    ];
    let dispatch = DeviceRequest::Run(Box::new(Execution {
        modules: vec![Code::Spirv(Bytes(MODULE.iter().flat_map(|word| word.to_le_bytes()).collect()))],
        entry_points: vec!["main".to_owned()],
        work: Work { command: Command::Dispatch([2, 1, 1]), resources, immediates: Bytes::default() },
    }));
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for request in [DeviceRequest::Adapter, dispatch] {
        writeln!(stdin, "{}", serde_json::to_string(&request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let answers: Vec<DeviceAnswer> = text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect();
    match &answers[..] {
        [DeviceAnswer::Adapter(adapter), done] => {
            assert!(!adapter.name.is_empty());
            assert_eq!(*done, DeviceAnswer::Done(vec![Bytes(vec![2; 8]), Bytes(vec![4; 8])]));
        }
        [DeviceAnswer::Failed(why), DeviceAnswer::Failed(again)] => assert_eq!(why, again),
        other => panic!("{other:?}"),
    }
}
