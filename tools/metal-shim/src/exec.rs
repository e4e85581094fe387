//! MSL run on the CPU: clang compiles the text and a wrapper of its entry point to a program, which runs one dispatch.
//!
//! `runtime/dispatch.c` is the rest of the program. Every invocation is a fiber; barriers hold it until its workgroup is there.

use crate::clang::Clang;
use crate::text::{self, Declaration, Function};
use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// The dispatcher's source.
const RUNTIME: &str = include_str!("../runtime/dispatch.c");
/// A dispatch that takes longer hangs.
const LIMIT: Duration = Duration::from_secs(20);

/// A buffer of a dispatch.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The index at which MSL has it.
    pub index: u32,
    /// Whether the kernel may write it.
    pub writable: bool,
    /// Its contents.
    pub contents: Vec<u8>,
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Dispatch {
    /// The kernel's name in the text.
    pub entry_point: String,
    /// Invocations of a workgroup.
    pub workgroup_size: [u32; 3],
    /// Workgroups.
    pub workgroups: [u32; 3],
    /// The buffers.
    pub buffers: Vec<Buffer>,
}

impl Clang {
    /// Runs a dispatch of a text; gives the contents of the writable buffers in their order. `Err` says why it did not run.
    pub fn run(&self, text: &str, dispatch: &Dispatch) -> Result<Vec<Vec<u8>>, String> {
        let module = text::parse(text);
        let kernel = module.functions.iter().find(|function| function.name == dispatch.entry_point);
        let kernel = kernel.ok_or_else(|| format!("the text has no {}", dispatch.entry_point))?;
        let source = format!("{text}\n{}", wrapper(kernel)?);
        let folder = self.scratch().map_err(|error| error.to_string())?;
        let result = self.build(&source, &folder).and_then(|()| run(&folder.join("kernel"), dispatch));
        let _ = fs::remove_dir_all(&folder);
        result
    }

    fn build(&self, source: &str, folder: &Path) -> Result<(), String> {
        let failed = |error: io::Error| error.to_string();
        let path = |name: &str| folder.join(name);
        fs::write(path("kernel.metal"), source).map_err(failed)?;
        let object = path("kernel.o");
        finish(self.compile_command(&path("kernel.metal"), &object)?)?;
        let mut link = Command::new(self.program());
        link.args(["-no-pie", "-O1", "-o"]).arg(path("kernel")).arg(&object).arg(self.runtime(RUNTIME)?).arg("-lm");
        finish(link)
    }
}

/// The arguments of the kernel, from what the runtime hands over.
fn wrapper(kernel: &Function) -> Result<String, String> {
    let mut arguments = Vec::new();
    let mut memory = "0".to_owned();
    for param in &kernel.params {
        arguments.push(argument(param)?);
        if param.attribute("threadgroup").is_some() {
            let ty: Vec<&str> = param.ty.iter().map(String::as_str).filter(|word| *word != "*").collect();
            memory = format!("sizeof({})", ty.join(" "));
        }
    }
    let mut text = String::new();
    let ids = "struct colorfast_shim_ids { uint grid[3], local[3], group[3], groups[3], size[3], index; };";
    let take = "void* const* colorfast_buffers, void* colorfast_memory, const colorfast_shim_ids* colorfast_ids";
    writeln!(text, "{ids}\nextern \"C\" const __global ulong colorfast_shim_memory_size = {memory};")
        .expect("a String takes all");
    writeln!(text, "extern \"C\" void colorfast_shim_invoke({take}) {{").expect("a String takes all");
    writeln!(text, "  {}({});\n}}", kernel.name, arguments.join(", ")).expect("a String takes all");
    Ok(text)
}

fn argument(param: &Declaration) -> Result<String, String> {
    let ty = param.ty.join(" ");
    let [attribute] = &param.attributes[..] else { return Err(format!("`{}` has no single attribute", param.name)) };
    let vector = |of: &str| format!("uint3(colorfast_ids->{of}[0], colorfast_ids->{of}[1], colorfast_ids->{of}[2])");
    let groups = |of: &str| format!("(colorfast_ids->{of}[0] * colorfast_ids->{of}[1] * colorfast_ids->{of}[2])");
    Ok(match attribute.name.as_str() {
        "buffer" => format!("({ty})colorfast_buffers[{}]", attribute.number().unwrap_or(0)),
        "threadgroup" => format!("({ty})colorfast_memory"),
        "thread_position_in_grid" => vector("grid"),
        "thread_position_in_threadgroup" => vector("local"),
        "threadgroup_position_in_grid" => vector("group"),
        "threadgroups_per_grid" => vector("groups"),
        "threads_per_threadgroup" => vector("size"),
        "thread_index_in_threadgroup" => "colorfast_ids->index".to_owned(),
        // Every invocation is a SIMD-group of its own.
        "thread_index_in_simdgroup" => "0u".to_owned(),
        "threads_per_simdgroup" => "1u".to_owned(),
        "simdgroup_index_in_threadgroup" => "colorfast_ids->index".to_owned(),
        "simdgroups_per_threadgroup" => groups("size"),
        name => return Err(format!("the runtime has no [[{name}]]")),
    })
}

fn finish(mut command: Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

fn run(program: &Path, dispatch: &Dispatch) -> Result<Vec<Vec<u8>>, String> {
    let failed = |error: io::Error| error.to_string();
    let mut input = Vec::new();
    let count = dispatch.buffers.len() as u32;
    for number in dispatch.workgroups.iter().chain(&dispatch.workgroup_size).chain([&count]) {
        input.extend_from_slice(&number.to_le_bytes());
    }
    for buffer in &dispatch.buffers {
        input.extend_from_slice(&buffer.index.to_le_bytes());
        input.extend_from_slice(&u32::from(buffer.writable).to_le_bytes());
        input.extend_from_slice(&(buffer.contents.len() as u64).to_le_bytes());
        input.extend_from_slice(&buffer.contents);
    }
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
            return Err(format!("the dispatch takes more than {} s", LIMIT.as_secs()));
        }
        thread::sleep(Duration::from_millis(1));
    };
    let _ = writer.join();
    let output = reader.join().unwrap_or_default();
    if !status.success() {
        let mut message = String::new();
        let _ = stderr.read_to_string(&mut message);
        return Err(format!("the dispatch ended with {status} {message}"));
    }
    let mut rest = &output[..];
    let mut contents = Vec::new();
    for buffer in dispatch.buffers.iter().filter(|buffer| buffer.writable) {
        let Some((own, after)) = rest.split_at_checked(buffer.contents.len()) else {
            return Err("the dispatch gave back too little".to_owned());
        };
        contents.push(own.to_vec());
        rest = after;
    }
    Ok(contents)
}
