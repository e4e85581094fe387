//! A child process that answers one line for each line: start, ask within a time limit, tell a hang from a crash.
//!
//! Knows nothing of what the lines say. The limit is kept by a watchdog thread that kills the child, so that an exchange is
//! two system calls on the caller's own thread, and nothing has to be woken.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How often the watchdog looks at the clock: what a hang costs beyond its limit.
const WATCH_EVERY: Duration = Duration::from_millis(20);
/// How much of the end of a child's standard error is kept to explain a crash, in bytes.
const STDERR_KEPT: usize = 4096;

/// What to start.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Environment variables to add.
    pub environment: Vec<(String, String)>,
}

impl Launch {
    /// A program with arguments and nothing else.
    pub fn new(program: impl Into<PathBuf>, arguments: &[&str]) -> Self {
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        Self { program: program.into(), arguments, environment: Vec::new() }
    }
}

/// Why an exchange has no answer. The process is gone after each of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The program could not be started.
    Start(String),
    /// No answer within the limit.
    Hung(Duration),
    /// The process ended. The exit status in words, and the end of its standard error.
    Crashed {
        /// How it ended.
        status: String,
        /// The last of what it wrote to standard error.
        stderr: String,
    },
    /// It answered something that is not an answer.
    BadAnswer(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(why) => write!(f, "could not be started: {why}"),
            Self::Hung(limit) => write!(f, "did not answer within {} ms and was killed", limit.as_millis()),
            Self::Crashed { status, stderr } if stderr.is_empty() => {
                write!(f, "crashed ({status})")
            }
            Self::Crashed { status, stderr } => {
                write!(f, "crashed ({status}):\n{}", stderr.trim_end())
            }
            Self::BadAnswer(why) => write!(f, "answered against the protocol: {why}"),
        }
    }
}

impl std::error::Error for Failure {}

/// What the caller and the watchdog share.
struct Watched {
    child: Child,
    deadline: Option<Instant>,
    expired: bool,
    closed: bool,
}

/// A running child.
pub struct LineProcess {
    watched: Arc<Mutex<Watched>>,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    stderr: Option<JoinHandle<Vec<u8>>>,
}

impl LineProcess {
    /// Starts the child with its three streams piped.
    pub fn start(launch: &Launch) -> Result<Self, Failure> {
        let mut child = Command::new(&launch.program)
            .args(&launch.arguments)
            .envs(launch.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::Start(format!("{}: {error}", launch.program.display())))?;
        let stdin = child.stdin.take();
        let stdout = BufReader::with_capacity(1 << 16, child.stdout.take().expect("stdout is piped"));
        let stderr = child.stderr.take().expect("stderr is piped");
        let watched = Arc::new(Mutex::new(Watched { child, deadline: None, expired: false, closed: false }));
        let for_watchdog = Arc::clone(&watched);
        thread::spawn(move || watch(&for_watchdog));
        Ok(Self { watched, stdin, stdout, stderr: Some(thread::spawn(move || keep_tail(stderr))) })
    }

    /// Sends one line (without its end) and waits at most `limit` for the answering line, which replaces `answer`.
    /// After a failure the process is dead and must be dropped.
    pub fn exchange(&mut self, line: &str, answer: &mut String, limit: Duration) -> Result<(), Failure> {
        self.lock().deadline = Some(Instant::now() + limit);
        let written = self.stdin.as_mut().map(|stdin| {
            // One write: the child is woken once, with the whole line.
            let mut bytes = Vec::with_capacity(line.len() + 1);
            bytes.extend_from_slice(line.as_bytes());
            bytes.push(b'\n');
            stdin.write_all(&bytes)
        });
        answer.clear();
        let read = match written {
            Some(Ok(())) => self.stdout.read_line(answer),
            _ => Ok(0),
        };
        self.lock().deadline = None;
        match read {
            Ok(length) if length > 0 && answer.ends_with('\n') => Ok(()),
            Ok(_) => Err(self.death(limit)),
            Err(error) => Err(Failure::BadAnswer(format!("its answer cannot be read as a line of text: {error}"))),
        }
    }

    /// Why the child's output ended.
    fn death(&mut self, limit: Duration) -> Failure {
        self.stdin = None;
        let status = {
            let mut watched = self.lock();
            if watched.expired {
                return Failure::Hung(limit);
            }
            // Its output is closed: whatever still runs of it is of no use.
            let ended = watched.child.try_wait().ok().flatten();
            if ended.is_none() {
                thread::sleep(Duration::from_millis(10));
                // It may have ended by itself meanwhile; then the kill changes nothing.
                let _ = watched.child.kill();
            }
            watched.child.wait()
        };
        let status = status.map_or_else(|error| error.to_string(), |status| status.to_string());
        let tail = self.stderr.take().and_then(|reader| reader.join().ok()).unwrap_or_default();
        Failure::Crashed { status, stderr: String::from_utf8_lossy(&tail).into_owned() }
    }

    fn lock(&self) -> MutexGuard<'_, Watched> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for LineProcess {
    fn drop(&mut self) {
        self.stdin = None;
        let mut watched = self.lock();
        watched.closed = true;
        // The child holds nothing that must be saved, so it is not waited for in kindness.
        let _ = watched.child.kill();
        let _ = watched.child.wait();
    }
}

/// Kills the child when a deadline has passed; ends when the owner closes.
fn watch(watched: &Mutex<Watched>) {
    loop {
        {
            let mut watched = watched.lock().unwrap_or_else(PoisonError::into_inner);
            if watched.closed {
                return;
            }
            if watched.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                watched.expired = true;
                let _ = watched.child.kill();
                return;
            }
        }
        thread::sleep(WATCH_EVERY);
    }
}

/// Reads a child's standard error to its end, and keeps the last of it.
fn keep_tail(mut stderr: impl Read) -> Vec<u8> {
    let mut tail = Vec::new();
    let mut chunk = [0; 1024];
    while let Ok(length @ 1..) = stderr.read(&mut chunk) {
        tail.extend_from_slice(&chunk[..length]);
        let surplus = tail.len().saturating_sub(STDERR_KEPT);
        tail.drain(..surplus);
    }
    tail
}
