//! tint's side: one process in tint's server mode, which reads command lines and answers each by the output, so that no start of a
//! process is measured.
//!
//! Outputs and errors end in a null byte. A binary output holds such bytes too: that the answer is whole is known by the end of
//! the errors, which tint writes last. After a failure the server is gone, and the next input starts another.

use crate::Compiled;
use colorfast::driver::Target;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// What is asked of the compiler, for the report.
pub fn settings(target: Target) -> &'static str {
    match target.name() {
        "wgsl" => "tint --server: the text is read from a file; the defaults",
        "spirv" => {
            "tint --server: the text is read from a file; each entry point a module of its own, names as by default, robustness on, workgroup memory zeroed"
        }
        _ => {
            "tint --server: the text is read from a file; each entry point by itself, robustness on, workgroup memory zeroed"
        }
    }
}

/// The executable, the process that runs now, and the file that inputs are given in.
pub struct Tint {
    executable: PathBuf,
    server: Option<Server>,
    folder: tempfile::TempDir,
}

impl Tint {
    /// tint by its path; whether it is one shows when it is first asked.
    pub fn new(executable: &Path) -> io::Result<Tint> {
        Ok(Tint { executable: executable.to_path_buf(), server: None, folder: tempfile::tempdir()? })
    }

    /// Compiles once. Writing the input's file is not measured.
    pub fn compile(&mut self, source: &str, target: Target) -> Compiled {
        let path = self.folder.path().join("input.wgsl");
        let written = std::fs::write(&path, source);
        written.map_err(|error| format!("{}: {error}", path.display()))?;
        let mut server = match self.server.take() {
            Some(server) => server,
            None => Server::start(&self.executable)
                .map_err(|error| format!("cannot run {} --server: {error}", self.executable.display()))?,
        };
        let (time, size) = server.answer(&format!("--format {} \"{}\"", target.name(), path.display()))?;
        self.server = Some(server);
        let size = if target == Target::Spirv { size / 4 } else { size };
        Ok((vec![("whole", time)], size))
    }
}

struct Server {
    process: Child,
    errors: BufReader<ChildStderr>,
    /// What a thread reads from the output: a full pipe would stop tint.
    output: Receiver<Vec<u8>>,
}

impl Server {
    fn start(executable: &Path) -> io::Result<Server> {
        let mut command = Command::new(executable);
        command.arg("--server").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn()?;
        let gone = || io::Error::other("the process has no pipes");
        let mut output = process.stdout.take().ok_or_else(gone)?;
        let errors = BufReader::new(process.stderr.take().ok_or_else(gone)?);
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let mut chunk = vec![0; 1 << 16];
            while let Ok(length @ 1..) = output.read(&mut chunk) {
                if sender.send(chunk[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Ok(Server { process, errors, output: receiver })
    }

    /// Has a command line carried out; the time that it took, and the size of the output in bytes.
    fn answer(&mut self, arguments: &str) -> Result<(Duration, usize), String> {
        let start = Instant::now();
        let input = self.process.stdin.as_mut().ok_or("tint takes no input")?;
        writeln!(input, "{arguments}")
            .and_then(|()| input.flush())
            .map_err(|error| format!("tint is gone: {error}"))?;
        let mut said = Vec::new();
        self.errors.read_until(0, &mut said).map_err(|error| format!("tint is gone: {error}"))?;
        let time = start.elapsed();
        if said.pop() != Some(0) {
            let said = String::from_utf8_lossy(&said);
            return Err(said.lines().find(|line| !line.is_empty()).unwrap_or("tint failed without a word").to_owned());
        }
        Ok((time, self.drained()?))
    }

    /// The bytes of the output before its null byte. tint had written it when its errors ended, so what is there is all.
    fn drained(&mut self) -> Result<usize, String> {
        let mut size = 0;
        let mut last = None;
        let mut wait = Duration::from_secs(10);
        while let Ok(chunk) = self.output.recv_timeout(wait) {
            size += chunk.len();
            last = chunk.last().copied();
            if last == Some(0) {
                wait = Duration::from_millis(1);
            }
        }
        if last == Some(0) { Ok(size - 1) } else { Err("tint's output has no end".to_owned()) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A program that answers as tint's server does: an output of 8 bytes with a null byte in it, or a failure for a text with `bad`.
    const STAND_IN: &str = r#"#!/bin/sh
[ "$1" = --server ] || exit 1
while read -r line; do
  path=${line#*\"}; path=${path%\"}
  if grep -q bad "$path"; then echo "error: bad" >&2; exit 1; fi
  printf 'abc\000defg\000'
  printf '\000' >&2
done
"#;

    fn stand_in() -> (tempfile::TempDir, Tint) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tint");
        std::fs::write(&path, STAND_IN).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        let tint = Tint::new(&path).unwrap();
        (folder, tint)
    }

    #[test]
    fn answers_are_told_apart_and_failures_are_survived() {
        let (_folder, mut tint) = stand_in();
        let size = |compiled: Compiled| compiled.map(|(_, size)| size);
        assert_eq!(size(tint.compile("fn f() {}", Target::Spirv)), Ok(2));
        assert_eq!(size(tint.compile("bad", Target::Spirv)), Err("error: bad".to_owned()));
        assert_eq!(size(tint.compile("fn f() {}", Target::Msl)), Ok(8));
        assert_eq!(size(tint.compile("fn f() {}", Target::Msl)), Ok(8));
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        let mut tint = Tint::new(Path::new("/nowhere/tint")).unwrap();
        assert!(tint.compile("", Target::Wgsl).unwrap_err().contains("/nowhere/tint"));
    }
}
