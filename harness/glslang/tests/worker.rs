//! The worker, as `xtest` drives it. (That there is an integration test also makes `cargo test` build the program.)

use colorfast_wire::{Bytes, Glsl, GlslAnswer, GlslBuffer, Validate, Verdict};
use std::io::Write;
use std::process::{Command, Stdio};

/// The verdicts on shaders given by environment, stage and text, from one process.
fn verdicts(requests: &[(&str, &str, &str)]) -> Vec<Verdict> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-glslang"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for (environment, stage, text) in requests {
        let request = Validate {
            environment: (*environment).to_owned(),
            stage: (*stage).to_owned(),
            entry_point: "main".to_owned(),
            module: Bytes(text.as_bytes().to_vec()),
        };
        writeln!(stdin, "{}", serde_json::to_string(&request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a verdict")).collect()
}

#[test]
fn shaders_are_judged_by_version_and_stage() {
    let compute = "#version 310 es\nlayout(local_size_x = 1) in;\nvoid main() {}\n";
    let fragment = "#version 460\nlayout(location = 0) out vec4 color;\nvoid main() { color = vec4(1.0); }\n";
    let verdicts = verdicts(&[
        ("310 es", "compute", compute),
        ("460", "fragment", fragment),
        ("310 es", "fragment", compute),
        ("460", "compute", compute),
        ("460", "fragment", "#version 460\nvoid main() { int i = 1.5; }\n"),
        ("460", "fragment", "#version 460\nvoid f() {}\n"),
        ("460", "mesh", fragment),
    ]);
    assert_eq!(verdicts[..2], [Verdict::Valid, Verdict::Valid]);
    assert!(matches!(&verdicts[2], Verdict::Invalid(_)), "a local size is none of a fragment shader's");
    assert!(matches!(&verdicts[3], Verdict::Invalid(message) if message.contains("#version 460")));
    assert!(
        matches!(&verdicts[4], Verdict::Invalid(message) if message.contains("cannot convert")),
        "{:?}",
        verdicts[4]
    );
    assert!(matches!(&verdicts[5], Verdict::Invalid(message) if message.contains("entry point")), "{:?}", verdicts[5]);
    assert!(matches!(&verdicts[6], Verdict::Unable(_)));
}

/// What becomes of a shader in SPIR-V.
fn translated(glsl: &Glsl) -> GlslAnswer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-glslang"))
        .arg("spirv")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    writeln!(stdin, "{}", serde_json::to_string(glsl).expect("plain data")).expect("the worker listens");
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    serde_json::from_slice(&output.stdout).expect("an answer")
}

#[test]
fn buffers_are_bound_anew() {
    let text = "#version 460
layout(local_size_x = 1) in;
layout(std140, binding = 0) uniform a_block { uint a; } a;
layout(std430, binding = 0) buffer b_block { uint b; } b;
void main() { b.b = a.a; }
";
    let buffers = vec![
        GlslBuffer { is_uniform: true, number: 0, binding: (1, 7) },
        GlslBuffer { is_uniform: false, number: 0, binding: (2, 9) },
    ];
    let mut glsl = Glsl { text: text.to_owned(), buffers };
    let GlslAnswer::Spirv(words) = translated(&glsl) else { panic!("it is translated") };
    let words: Vec<u32> =
        words.0.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
    // OpDecorate, of four words: Binding is 33, DescriptorSet 34.
    let decorations: Vec<(u32, u32)> = words
        .windows(4)
        .filter(|window| window[0] == (4 << 16 | 71) && matches!(window[2], 33 | 34))
        .map(|window| (window[2], window[3]))
        .collect();
    for expected in [(33, 7), (34, 1), (33, 9), (34, 2)] {
        assert!(decorations.contains(&expected), "{decorations:?}");
    }
    glsl.buffers.pop();
    assert!(matches!(translated(&glsl), GlslAnswer::Failed(_)), "a buffer is nowhere");
}
