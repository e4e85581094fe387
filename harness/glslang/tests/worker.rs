//! The worker, as `xtest` drives it. (That there is an integration test also makes `cargo test` build the program.)

use colorfast_wire::{Bytes, Glsl, GlslAnswer, Validate, Verdict};
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
fn shaders_are_validated_by_version_and_stage() {
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
fn texts_of_every_stage_are_translated() {
    let compute = "#version 310 es\nlayout(local_size_x = 1) in;\nvoid main() {}\n";
    let vertex = "#version 460\nvoid main() { gl_Position = vec4(float(gl_VertexID + gl_InstanceID)); }\n";
    let fragment = "#version 460\nlayout(location = 0) out vec4 color;\nvoid main() { color = vec4(1.0); }\n";
    for (stage, text) in [("compute", compute), ("vertex", vertex), ("fragment", fragment)] {
        let answer = translated(&Glsl { text: text.to_owned(), stage: stage.to_owned() });
        assert!(matches!(&answer, GlslAnswer::Spirv(words) if words.0.starts_with(&[3, 2, 35, 7])), "{answer:?}");
    }
    for (stage, text) in [("compute", fragment), ("mesh", compute)] {
        let answer = translated(&Glsl { text: text.to_owned(), stage: stage.to_owned() });
        assert!(matches!(answer, GlslAnswer::Failed(_)), "{answer:?}");
    }
}
