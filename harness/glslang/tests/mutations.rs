//! What the validator catches: one shader of the kind that the writer makes, broken in one place at a time.

use colorfast_wire::{Bytes, Validate, Verdict};
use std::io::Write;
use std::process::{Command, Stdio};

const SHADER: &str = "#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;
struct Entry {
  vec3 at;
  uint key;
};
layout(std140, binding = 0) uniform limits_block {
  vec4 inner;
} limits;
layout(std430, binding = 0) readonly buffer source_block {
  Entry inner[];
} source;
layout(std430, binding = 1) coherent buffer count_block {
  uint inner;
} count;
shared uint total;
uint weight(Entry entry, float scale) {
  return uint(entry.at.x * scale) + entry.key;
}
void main() {
  uvec3 id = gl_GlobalInvocationID;
  if (any(greaterThan(id, uvec3(7u)))) {
    return;
  }
  atomicAdd(total, weight(source.inner[id.x], limits.inner.x));
  memoryBarrierShared();
  barrier();
  count.inner = total;
}
";

/// A kind of breakage: what is replaced, and by what.
const BREAKAGES: &[(&str, &str, &str)] = &[
    ("type of an argument", "limits.inner.x))", "id.x))"),
    ("type of a result", "uint(entry.at.x * scale)", "(entry.at.x * scale)"),
    ("number of arguments", ", limits.inner.x))", "))"),
    ("component that is not there", "entry.at.x", "entry.at.w"),
    ("member that is not there", "entry.key", "entry.keys"),
    ("store to a readonly buffer", "count.inner = total", "source.inner[0].key = total"),
    ("store to a uniform buffer", "count.inner = total", "limits.inner.x = 1.0"),
    ("atomic on what is no memory", "atomicAdd(total,", "atomicAdd(id.x,"),
    ("operator on vectors that has a function", "greaterThan(id, uvec3(7u))", "id > uvec3(7u)"),
    ("no declaration", "shared uint total;\n", ""),
    ("type of an extension that is not on", "  uint key;", "  float16_t key;"),
    ("input of another stage", "gl_GlobalInvocationID", "uvec3(gl_FragCoord)"),
    ("recursion", "+ entry.key;", "+ weight(entry, scale);"),
    ("layout that the block cannot have", "layout(std430, binding = 1)", "layout(std430, location = 1)"),
    ("reserved name", "shared uint total;\n", "shared uint total;\nuint gl_total;\n"),
    ("unsized array that is not last", "Entry inner[];", "Entry inner[];\n  uint after;"),
    ("no entry point", "void main()", "void start()"),
];

#[test]
fn every_kind_of_breakage_is_caught() {
    let texts: Vec<String> = std::iter::once(SHADER.to_owned())
        .chain(BREAKAGES.iter().map(|(kind, from, to)| {
            assert!(SHADER.contains(from), "{kind}: the shader has no `{from}`");
            SHADER.replacen(from, to, 1)
        }))
        .collect();
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-glslang"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for text in &texts {
        let (environment, stage) = ("310 es".to_owned(), "compute".to_owned());
        let module = Bytes(text.clone().into_bytes());
        let request = Validate { environment, stage, entry_point: "main".to_owned(), module };
        writeln!(stdin, "{}", serde_json::to_string(&request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    let output = String::from_utf8(output.stdout).expect("UTF-8");
    let verdicts: Vec<Verdict> = output.lines().map(|line| serde_json::from_str(line).expect("a verdict")).collect();
    assert_eq!(verdicts[0], Verdict::Valid, "the shader itself");
    let mut missed = Vec::new();
    for ((kind, ..), verdict) in BREAKAGES.iter().zip(&verdicts[1..]) {
        let is_caught = matches!(verdict, Verdict::Invalid(_));
        println!("{}: {kind}", if is_caught { "caught" } else { "missed" });
        if !is_caught {
            missed.push(*kind);
        }
    }
    assert_eq!(missed, [""; 0], "{} of {} kinds are caught", BREAKAGES.len() - missed.len(), BREAKAGES.len());
}
