//! MSL run on the CPU: clang compiles the text and wrappers of its entry points to a program, which runs one dispatch or draw.
//!
//! `runtime/` is the rest of the program. Every invocation is a fiber: barriers hold it until its workgroup is there, functions of SIMD-groups
//! and quads until those are. Textures, samplers and the rasterizer are the runtime's own.

mod format;
mod job;
mod wrapper;

use crate::clang::Clang;
use crate::text;
use colorfast_wire::{Command as Task, ResourceKind};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// A job that takes longer hangs.
const LIMIT: Duration = Duration::from_secs(20);

/// The stages that have a resource at a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlacedFor {
    /// All that there are.
    All,
    /// The vertex stage.
    Vertex,
    /// The fragment stage.
    Fragment,
}

/// A resource, and where MSL has it.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Who has it there.
    pub stages: PlacedFor,
    /// Its index among buffers, textures or samplers.
    pub index: u32,
    /// The buffer index of the argument buffer in which it is a member, of which `index` is the id.
    pub argument_buffer: Option<u32>,
    /// What it is, with its contents.
    pub kind: ResourceKind,
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Job {
    /// The names in the text of the kernel, or of the vertex and the fragment function.
    pub entry_points: Vec<String>,
    /// Invocations of a workgroup, of a dispatch.
    pub workgroup_size: [u32; 3],
    /// A dispatch or a draw.
    pub task: Task,
    /// Everything that is bound.
    pub resources: Vec<Placed>,
}

/// Where the runtime has a resource (`metal/stages.h`): members of argument buffers come behind all others.
fn slot(index: u32, argument_buffer: Option<u32>) -> Result<u32, String> {
    match argument_buffer {
        None if index < 128 => Ok(index),
        Some(buffer) if buffer < 31 && index < 32 => Ok(128 + 32 * buffer + index),
        _ => Err(format!("the runtime has no place for index {index}")),
    }
}

impl Clang {
    /// Runs a job of a text, or of one for each entry point; gives the contents of what may be written, in order, and then the targets. `Err`
    /// says why it did not run.
    pub fn run(&self, texts: &[&str], job: &Job) -> Result<Vec<Vec<u8>>, String> {
        let mut source = String::new();
        for (index, text) in texts.iter().enumerate() {
            let own = if texts.len() == 1 { &job.entry_points[..] } else { &job.entry_points[index..=index] };
            let wrappers = wrapper::wrappers(&text::parse(text), own)?;
            // What one text declares, another may declare in its own way.
            source.push_str(&match index {
                0 => format!("{text}\n{wrappers}"),
                _ => format!("namespace colorfast_text_{index} {{\n{text}\n{wrappers}\n}}\n"),
            });
        }
        let (input, sizes) = job::write(job)?;
        let folder = self.scratch().map_err(|error| error.to_string())?;
        let result = self.build(&source, &folder).and_then(|()| run(&folder.join("job"), input, &sizes));
        let _ = fs::remove_dir_all(&folder);
        result
    }

    fn build(&self, source: &str, folder: &Path) -> Result<(), String> {
        let path = |name: &str| folder.join(name);
        fs::write(path("job.metal"), source).map_err(|error| error.to_string())?;
        let object = path("job.o");
        finish(self.compile_command(&path("job.metal"), &object)?)?;
        let mut link = Command::new(self.program());
        link.args(["-no-pie", "-O1", "-o"]).arg(path("job")).arg(&object).arg(self.runtime()?).arg("-lm");
        finish(link)
    }
}

fn finish(mut command: Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Runs the program; its output is results of these sizes.
fn run(program: &Path, input: Vec<u8>, sizes: &[usize]) -> Result<Vec<Vec<u8>>, String> {
    let failed = |error: io::Error| error.to_string();
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let (mut stdin, mut stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    let mut stderr = child.stderr.take().expect("piped");
    // The program reads all of its input before it writes.
    let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
    let reader = thread::spawn(move || {
        let mut output = Vec::new();
        let _ = stdout.read_to_end(&mut output);
        output
    });
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break status;
        }
        if start.elapsed() > LIMIT {
            child.kill().map_err(failed)?;
            child.wait().map_err(failed)?;
            return Err(format!("the job takes more than {} s", LIMIT.as_secs()));
        }
        thread::sleep(Duration::from_millis(1));
    };
    let _ = writer.join();
    let output = reader.join().unwrap_or_default();
    if !status.success() {
        let mut message = String::new();
        let _ = stderr.read_to_string(&mut message);
        return Err(format!("the job ended with {status} {message}"));
    }
    let mut rest = &output[..];
    let mut contents = Vec::new();
    for &size in sizes {
        let (own, after) = rest.split_at_checked(size).ok_or("the job gave back too little")?;
        contents.push(own.to_vec());
        rest = after;
    }
    if rest.is_empty() { Ok(contents) } else { Err("the job gave back too much".to_owned()) }
}
