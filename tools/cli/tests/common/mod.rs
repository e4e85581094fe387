//! Running the `colorfast` binary from a test.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the binary with `stdin` as its input.
pub fn colorfast(arguments: &[&str], stdin: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    // A command that reads no input closes it.
    let _ = child.stdin.take().expect("piped").write_all(stdin.as_bytes());
    child.wait_with_output().expect("it ends")
}
